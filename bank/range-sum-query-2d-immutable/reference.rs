//! With the sums of all rectangles that begin in the upper left corner, any rectangle is one of them, without the two
//! that lie above and to the left; what those two share was taken away twice and is added again.
struct NumMatrix {
    corner: Vec<Vec<i64>>,
}

impl NumMatrix {
    fn new(matrix: Vec<Vec<i32>>) -> Self {
        let (m, n) = (matrix.len(), matrix[0].len());
        let mut corner = vec![vec![0; n + 1]; m + 1];
        for i in 0..m {
            for j in 0..n {
                corner[i + 1][j + 1] = corner[i][j + 1] + corner[i + 1][j] - corner[i][j] + matrix[i][j] as i64;
            }
        }
        NumMatrix { corner }
    }

    fn sum_region(&self, row1: i32, col1: i32, row2: i32, col2: i32) -> i32 {
        let (top, left, bottom, right) = (row1 as usize, col1 as usize, row2 as usize + 1, col2 as usize + 1);
        let c = &self.corner;
        (c[bottom][right] - c[top][right] - c[bottom][left] + c[top][left]) as i32
    }
}
