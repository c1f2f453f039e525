//! No number is more frequent than the array is long, so numbers are put into a bucket for each frequency, and the
//! buckets are emptied from the highest one on. This sorts them in linear time.
use std::collections::HashMap;

impl Solution {
    pub fn top_k_frequent(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let mut count: HashMap<i32, usize> = HashMap::new();
        for &x in &nums {
            *count.entry(x).or_insert(0) += 1;
        }
        let mut buckets = vec![Vec::new(); nums.len() + 1];
        for (x, times) in count {
            buckets[times].push(x);
        }
        buckets.into_iter().rev().flatten().take(k as usize).collect()
    }
}
