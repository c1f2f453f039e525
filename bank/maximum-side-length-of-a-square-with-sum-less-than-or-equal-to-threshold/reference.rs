//! A square that is cheap enough has cheap squares of every smaller size in it. So at each cell only a square one
//! larger than the best so far has to be tried, and sums from the corner of the matrix give its sum at once.
impl Solution {
    pub fn max_side_length(mat: Vec<Vec<i32>>, threshold: i32) -> i32 {
        let width = mat[0].len();
        // sums[r][c] is the sum of the first r rows in the first c columns.
        let mut sums = vec![vec![0; width + 1]];
        let mut best = 0;
        for (r, row) in mat.iter().enumerate() {
            let mut line = vec![0];
            let mut in_row = 0;
            for (value, above) in row.iter().zip(&sums[r][1..]) {
                in_row += value;
                line.push(above + in_row);
            }
            sums.push(line);
            for right in best + 1..=width {
                let side = best + 1;
                if r + 1 < side {
                    break;
                }
                let (upper, lower, left) = (&sums[r + 1 - side], &sums[r + 1], right.saturating_sub(side));
                if right >= side && lower[right] - lower[left] - upper[right] + upper[left] <= threshold {
                    best = side;
                }
            }
        }
        best as i32
    }
}
