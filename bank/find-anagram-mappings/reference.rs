//! Any place of an equal number is right, so one place for each number of the second array is enough.
//! Both arrays have the same numbers, so none of the first is missing there.
use std::collections::HashMap;

impl Solution {
    pub fn anagram_mappings(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let place: HashMap<i32, i32> = nums2.into_iter().zip(0..).collect();
        nums1.iter().map(|number| place[number]).collect()
    }
}
