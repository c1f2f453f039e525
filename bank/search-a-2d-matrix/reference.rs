//! Read row by row the matrix is one sorted sequence, so the target is found by bisection over the
//! places of all cells. The place of a cell gives its row and column by division.
impl Solution {
    pub fn search_matrix(matrix: Vec<Vec<i32>>, target: i32) -> bool {
        let n = matrix[0].len();
        let (mut low, mut high) = (0, matrix.len() * n);
        while low < high {
            let mid = low + (high - low) / 2;
            let value = matrix[mid / n][mid % n];
            if value == target {
                return true;
            }
            if value < target {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        false
    }
}
