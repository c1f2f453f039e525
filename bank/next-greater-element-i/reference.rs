//! From left to right, the numbers that still wait for a greater one are falling; a number is the answer of all smaller
//! ones at their end. Each number waits once, so all answers take linear time.
use std::collections::HashMap;

impl Solution {
    pub fn next_greater_element(nums1: Vec<i32>, nums2: Vec<i32>) -> Vec<i32> {
        let mut greater = HashMap::new();
        let mut waiting: Vec<i32> = Vec::new();
        for &x in &nums2 {
            while waiting.last().is_some_and(|&top| top < x) {
                greater.insert(waiting.pop().unwrap(), x);
            }
            waiting.push(x);
        }
        nums1.iter().map(|x| *greater.get(x).unwrap_or(&-1)).collect()
    }
}
