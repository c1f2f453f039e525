//! Mistake: only equal neighbours in the given order.

struct Solution;

impl Solution {
    pub fn repeated(nums: Vec<i32>) -> Vec<i32> {
        let runs = nums.chunk_by(|a, b| a == b);
        let mut out: Vec<i32> = runs.filter(|run| run.len() > 1).map(|run| run[0]).collect();
        out.sort_unstable();
        out.dedup();
        out
    }
}
