//! The search starts at the upper right corner: a value that is too large rules out its column, one that is too
//! small its row. The rest is a smaller matrix of the same kind, so after rows + columns steps it is found or
//! nothing is left.
impl Solution {
    pub fn search_matrix(matrix: Vec<Vec<i32>>, target: i32) -> bool {
        let mut columns = matrix[0].len();
        for row in &matrix {
            while columns > 0 && row[columns - 1] > target {
                columns -= 1;
            }
            if columns > 0 && row[columns - 1] == target {
                return true;
            }
        }
        false
    }
}
