//! Each value is compared with the place where it was last seen.
//! Of all earlier places with this value that one is nearest, so no other can be near enough if it is not.
use std::collections::HashMap;

impl Solution {
    pub fn contains_nearby_duplicate(nums: Vec<i32>, k: i32) -> bool {
        let mut last = HashMap::new();
        for (i, &x) in nums.iter().enumerate() {
            if last.insert(x, i).is_some_and(|j| i - j <= k as usize) {
                return true;
            }
        }
        false
    }
}
