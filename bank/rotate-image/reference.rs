//! A quarter turn takes the element at row i, column j to row j, column n - 1 - i.
//! Mirroring at the diagonal and then each row in itself does just that, without a second matrix.
impl Solution {
    pub fn rotate(matrix: &mut Vec<Vec<i32>>) {
        let n = matrix.len();
        for i in 0..n {
            for j in 0..i {
                let kept = matrix[i][j];
                matrix[i][j] = matrix[j][i];
                matrix[j][i] = kept;
            }
        }
        for row in matrix.iter_mut() {
            row.reverse();
        }
    }
}
