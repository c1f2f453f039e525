//! Each place of a number in the second array uses up one of its places in the first, which are counted: so a number
//! comes as often as in the array that has fewer of it.
use std::collections::HashMap;

impl Solution {
    pub fn intersect(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut left: HashMap<i32, usize> = HashMap::new();
        for x in nums1 {
            *left.entry(x).or_insert(0) += 1;
        }
        let mut both = Vec::new();
        for x in nums2 {
            if let Some(count) = left.get_mut(&x).filter(|count| **count > 0) {
                *count -= 1;
                both.push(x);
            }
        }
        both
    }
}
