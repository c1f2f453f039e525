//! A subarray has the sum k exactly if the sum up to its start is k less than the sum up to its end.
//! So each end counts the earlier running sums with that value.
use std::collections::HashMap;

impl Solution {
    pub fn subarray_sum(nums: Vec<i32>, k: i32) -> i32 {
        let mut seen = HashMap::from([(0i64, 1)]);
        let (mut sum, mut count) = (0i64, 0);
        for &x in &nums {
            sum += x as i64;
            count += seen.get(&(sum - k as i64)).copied().unwrap_or(0);
            *seen.entry(sum).or_insert(0) += 1;
        }
        count
    }
}
