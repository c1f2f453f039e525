//! Of the six distances between the points of a square, the four sides are equal and both diagonals are longer and
//! equal. Four equal sides make a rhombus, and equal diagonals make it a square; only squares of distances are
//! compared.
impl Solution {
    pub fn valid_square(p1: Vec<i32>, p2: Vec<i32>, p3: Vec<i32>, p4: Vec<i32>) -> bool {
        let points = [p1, p2, p3, p4];
        let mut far = Vec::new();
        for i in 0..4 {
            for j in 0..i {
                let (x, y) = ((points[i][0] - points[j][0]) as i64, (points[i][1] - points[j][1]) as i64);
                far.push(x * x + y * y);
            }
        }
        far.sort_unstable();
        far[0] > 0 && far[0] == far[3] && far[4] == far[5] && far[4] == 2 * far[0]
    }
}
