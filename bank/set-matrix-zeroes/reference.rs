//! The first row and the first column can hold the marks of the others, once it is known whether
//! they have a zero themselves. Marks only become zero where the row or column is to be cleared
//! anyway, so nothing else is lost.
impl Solution {
    pub fn set_zeroes(matrix: &mut Vec<Vec<i32>>) {
        let (m, n) = (matrix.len(), matrix[0].len());
        let first_row = matrix[0].contains(&0);
        let first_column = matrix.iter().any(|row| row[0] == 0);
        for i in 1..m {
            for j in 1..n {
                if matrix[i][j] == 0 {
                    matrix[i][0] = 0;
                    matrix[0][j] = 0;
                }
            }
        }
        for i in 1..m {
            for j in 1..n {
                if matrix[i][0] == 0 || matrix[0][j] == 0 {
                    matrix[i][j] = 0;
                }
            }
        }
        if first_row {
            matrix[0].fill(0);
        }
        if first_column {
            matrix.iter_mut().for_each(|row| row[0] = 0);
        }
    }
}
