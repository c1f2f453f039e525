//! The way back takes one step for each folder below the main one, so only the depth has to be known.
//! It never falls below zero, as the main folder has no parent.
impl Solution {
    pub fn min_operations(logs: Vec<String>) -> i32 {
        logs.iter().fold(0, |depth: i32, log| match log.as_str() {
            "./" => depth,
            "../" => (depth - 1).max(0),
            _ => depth + 1,
        })
    }
}
