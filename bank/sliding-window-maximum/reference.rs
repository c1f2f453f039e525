//! An element is out of the race as soon as a later one is at least as large, since it leaves the window first.
//! The places that remain hold falling values, so the largest is at the front, and each place comes and goes once.
use std::collections::VecDeque;

impl Solution {
    pub fn max_sliding_window(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let k = k as usize;
        let mut race: VecDeque<usize> = VecDeque::new();
        let mut largest = Vec::new();
        for i in 0..nums.len() {
            while race.back().is_some_and(|&j| nums[j] <= nums[i]) {
                race.pop_back();
            }
            race.push_back(i);
            if race[0] + k == i {
                race.pop_front();
            }
            if i + 1 >= k {
                largest.push(nums[race[0]]);
            }
        }
        largest
    }
}
