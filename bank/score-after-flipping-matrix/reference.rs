//! The first column is worth more than all others together, so each row is turned such that it begins with 1. After
//! that each other column can be turned alone, and it gets the more frequent of its two digits as 1.
impl Solution {
    pub fn matrix_score(grid: Vec<Vec<i32>>) -> i32 {
        let height = grid.len();
        (0..grid[0].len()).fold(0, |score, column| {
            let equal = grid.iter().filter(|row| row[column] == row[0]).count();
            2 * score + equal.max(height - equal) as i32
        })
    }
}
