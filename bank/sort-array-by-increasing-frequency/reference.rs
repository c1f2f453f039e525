//! Two values are compared by how often they occur, and among equal counts the larger value comes first.
//! Equal values have the same count, so they stay together.
use std::cmp::Reverse;

impl Solution {
    pub fn frequency_sort(nums: Vec<i32>) -> Vec<i32> {
        let mut count = [0; 201];
        nums.iter().for_each(|x| count[(x + 100) as usize] += 1);
        let mut sorted = nums;
        sorted.sort_unstable_by_key(|&x| (count[(x + 100) as usize], Reverse(x)));
        sorted
    }
}
