//! The best sum that ends at a place is its number with the best of the k places before it, if that is above 0. A place
//! is of no more use when a later one is at least as good, so the useful ones fall in value and the first is the best.
use std::collections::VecDeque;

impl Solution {
    pub fn constrained_subset_sum(nums: Vec<i32>, k: i32) -> i32 {
        let mut useful: VecDeque<(usize, i32)> = VecDeque::new();
        let mut best = i32::MIN;
        for (place, num) in nums.into_iter().enumerate() {
            let sum = num + useful.front().map_or(0, |first| first.1);
            best = best.max(sum);
            if sum > 0 {
                let kept = useful.partition_point(|other| other.1 > sum);
                useful.truncate(kept);
                useful.push_back((place, sum));
            }
            if useful.front().is_some_and(|first| first.0 + k as usize <= place) {
                useful.pop_front();
            }
        }
        best
    }
}
