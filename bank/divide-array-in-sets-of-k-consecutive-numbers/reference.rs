//! The smallest number that is left must begin a set. So in rising order the copies of a number go on in the sets that
//! are still open there, and those that are more than these begin new ones, which end k numbers later.
use std::collections::VecDeque;

impl Solution {
    pub fn is_possible_divide(nums: Vec<i32>, k: i32) -> bool {
        let mut nums = nums;
        nums.sort_unstable();
        // The sets that are open before the number: how many in all, and how many began at each of the last numbers.
        let mut open = 0;
        let mut begun: VecDeque<usize> = VecDeque::new();
        let mut last = 0;
        for copies in nums.chunk_by(|a, b| a == b) {
            if open > 0 && copies[0] != last + 1 || copies.len() < open {
                return false;
            }
            if open == 0 {
                begun.clear();
            }
            begun.push_back(copies.len() - open);
            open = copies.len();
            if begun.len() == k as usize {
                open -= begun.pop_front().unwrap();
            }
            last = copies[0];
        }
        open == 0
    }
}
