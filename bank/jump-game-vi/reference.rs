//! The best score at an index is its number and the best score of the k indices before it. A score that is not above a
//! later one is never needed again, so the queue of the others falls from front to back and has the best one in front.
use std::collections::VecDeque;

impl Solution {
    pub fn max_result(nums: Vec<i32>, k: i32) -> i32 {
        let mut useful: VecDeque<(usize, i32)> = VecDeque::new();
        let mut score = 0;
        for (i, num) in nums.into_iter().enumerate() {
            if useful.front().is_some_and(|entry| entry.0 + (k as usize) < i) {
                useful.pop_front();
            }
            score = num + useful.front().map_or(0, |entry| entry.1);
            while useful.back().is_some_and(|entry| entry.1 <= score) {
                useful.pop_back();
            }
            useful.push_back((i, score));
        }
        score
    }
}
