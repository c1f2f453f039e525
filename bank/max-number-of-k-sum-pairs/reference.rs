//! A number can only be paired with one value, so the pairs of different values do not compete.
//! Of two values the rarer one limits the pairs, and the half of k is paired with itself.
use std::collections::HashMap;

impl Solution {
    pub fn max_operations(nums: Vec<i32>, k: i32) -> i32 {
        let mut counts: HashMap<i32, i32> = HashMap::new();
        for value in nums {
            *counts.entry(value).or_default() += 1;
        }
        // Each pair of values is met from both sides, and the half of k once, so twice the answer comes out.
        let double: i32 = counts
            .iter()
            .map(|(value, count)| match counts.get(&(k - value)) {
                Some(_) if k - value == *value => count - count % 2,
                Some(others) => *count.min(others),
                None => 0,
            })
            .sum();
        double / 2
    }
}
