//! The numbers of the first array are known in constant time by a set, and one that the second array has too is taken
//! out of it when it is found, so each comes once.
use std::collections::HashSet;

impl Solution {
    pub fn intersection(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut first: HashSet<i32> = nums1.into_iter().collect();
        nums2.into_iter().filter(|x| first.remove(x)).collect()
    }
}
