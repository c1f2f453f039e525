//! Each element is looked up among those before it, so the one pair is met at its later element.
//! The pair is unique by the constraints; sums are taken in 64 bits.
use std::collections::HashMap;

impl Solution {
    pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let mut seen: HashMap<i64, i32> = HashMap::new();
        for (i, &x) in nums.iter().enumerate() {
            if let Some(&j) = seen.get(&(target as i64 - x as i64)) {
                return vec![j, i as i32];
            }
            seen.insert(x as i64, i as i32);
        }
        Vec::new()
    }
}
