//! A harmonious subsequence has two values that differ by one, and all elements with one of them form the longest.
//! So each value and its successor are counted together where both are there.
use std::collections::HashMap;

impl Solution {
    pub fn find_lhs(nums: Vec<i32>) -> i32 {
        let mut counts: HashMap<i64, i32> = HashMap::new();
        for &x in &nums {
            *counts.entry(x as i64).or_insert(0) += 1;
        }
        let pair = |(&x, &count): (&i64, &i32)| counts.get(&(x + 1)).map(|&more| count + more);
        counts.iter().filter_map(pair).max().unwrap_or(0)
    }
}
