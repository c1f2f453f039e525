//! Two rows can be made equal in themselves by the same flips exactly if they are the same or the inverse of each
//! other. So every row is written as its differences from its first cell, and the most frequent text is counted.
use std::collections::HashMap;

impl Solution {
    pub fn max_equal_rows_after_flips(matrix: Vec<Vec<i32>>) -> i32 {
        let mut alike: HashMap<Vec<bool>, i32> = HashMap::new();
        for row in &matrix {
            *alike.entry(row.iter().map(|cell| *cell == row[0]).collect()).or_default() += 1;
        }
        alike.into_values().max().unwrap_or(0)
    }
}
