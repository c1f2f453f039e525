//! A cell of ring r comes after all cells of the outer rings, which are n * n less the square of side n - 2r.
//! Within its ring the place follows from the side that it is on, so each number is computed by itself.
impl Solution {
    pub fn generate_matrix(n: i32) -> Vec<Vec<i32>> {
        let number = |i: i32, j: i32| {
            let ring = i.min(j).min(n - 1 - i).min(n - 1 - j);
            let side = n - 2 * ring;
            let (a, b) = (i - ring, j - ring);
            let step = if a == 0 {
                b
            } else if b == side - 1 {
                side - 1 + a
            } else if a == side - 1 {
                3 * (side - 1) - b
            } else {
                4 * (side - 1) - a
            };
            n * n - side * side + step + 1
        };
        (0..n).map(|i| (0..n).map(|j| number(i, j)).collect()).collect()
    }
}
