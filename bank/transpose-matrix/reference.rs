//! A row of the answer is a column of the matrix, its elements taken from the rows in their order.
//! This holds for matrices that are not square as well, as the answer has as many rows as the matrix has columns.
impl Solution {
    pub fn transpose(matrix: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        (0..matrix[0].len()).map(|column| matrix.iter().map(|row| row[column]).collect()).collect()
    }
}
