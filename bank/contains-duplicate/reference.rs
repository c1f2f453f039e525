//! A set takes every value once, so the first value that it refuses has been there before.
//! If none is refused, all values are different.
use std::collections::HashSet;

impl Solution {
    pub fn contains_duplicate(nums: Vec<i32>) -> bool {
        let mut seen = HashSet::new();
        nums.into_iter().any(|x| !seen.insert(x))
    }
}
