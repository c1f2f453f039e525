//! A subarray's sum is a multiple of k exactly if the sums up to both its ends leave the same remainder.
//! For each remainder the earliest place is kept, which gives the longest subarray, so length two is met if it can be.
use std::collections::HashMap;

impl Solution {
    pub fn check_subarray_sum(nums: Vec<i32>, k: i32) -> bool {
        let mut first = HashMap::from([(0i64, 0usize)]);
        let mut rest = 0i64;
        for (i, &x) in nums.iter().enumerate() {
            rest = (rest + x as i64) % k as i64;
            let start = *first.entry(rest).or_insert(i + 1);
            if i + 1 >= start + 2 {
                return true;
            }
        }
        false
    }
}
