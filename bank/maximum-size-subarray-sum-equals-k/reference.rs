//! A subarray is the difference of two prefixes, so at each end the earliest prefix that is smaller by k gives the
//! longest one. Only the first place of each prefix sum is kept; sums reach 2 * 10^9 and are taken in 64 bits.
use std::collections::HashMap;

impl Solution {
    pub fn max_sub_array_len(nums: Vec<i32>, k: i32) -> i32 {
        let mut first: HashMap<i64, usize> = HashMap::from([(0, 0)]);
        let mut sum = 0;
        let mut best = 0;
        for (i, &x) in nums.iter().enumerate() {
            sum += x as i64;
            if let Some(from) = first.get(&(sum - k as i64)) {
                best = best.max(i + 1 - from);
            }
            first.entry(sum).or_insert(i + 1);
        }
        best as i32
    }
}
