//! Values that occur more than once, in order.

struct Solution;

impl Solution {
    pub fn repeated(mut nums: Vec<i32>) -> Vec<i32> {
        nums.sort_unstable();
        let runs = nums.chunk_by(|a, b| a == b);
        runs.filter(|run| run.len() > 1).map(|run| run[0]).collect()
    }
}
