//! Each diagonal steps from a cell to the one below and to the right, so it is constant if no such step changes the
//! value. That is the case when each row without its last value is the next row without its first one.
impl Solution {
    pub fn is_toeplitz_matrix(matrix: Vec<Vec<i32>>) -> bool {
        matrix.windows(2).all(|rows| rows[0][..rows[0].len() - 1] == rows[1][1..])
    }
}
