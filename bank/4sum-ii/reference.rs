//! Four numbers add up to 0 if the sum of the first two is the opposite of the sum of the others.
//! So the sums of pairs are counted once, and each pair of the other half looks its opposite up.
use std::collections::HashMap;

impl Solution {
    pub fn four_sum_count(nums1: Vec<i32>, nums2: Vec<i32>, nums3: Vec<i32>, nums4: Vec<i32>) -> i32 {
        let mut count: HashMap<i64, i32> = HashMap::new();
        for &a in &nums1 {
            for &b in &nums2 {
                *count.entry(a as i64 + b as i64).or_insert(0) += 1;
            }
        }
        let mut total = 0;
        for &c in &nums3 {
            for &d in &nums4 {
                total += count.get(&-(c as i64 + d as i64)).unwrap_or(&0);
            }
        }
        total
    }
}
