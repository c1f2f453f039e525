//! For a given end, only those starts matter whose earlier total is less than that of all later starts, and such totals
//! rise. A start that has found an end far enough above it is done, for a later end makes its subarray longer.
use std::collections::VecDeque;

impl Solution {
    pub fn shortest_subarray(nums: Vec<i32>, k: i32) -> i32 {
        let mut starts: VecDeque<(i64, usize)> = VecDeque::from([(0, 0)]);
        let mut total = 0;
        let mut shortest = None;
        for (end, num) in (1..).zip(nums) {
            total += i64::from(num);
            while let Some(&(earlier, start)) = starts.front()
                && total - earlier >= i64::from(k)
            {
                shortest = Some(shortest.map_or(end - start, |length: usize| length.min(end - start)));
                starts.pop_front();
            }
            while starts.back().is_some_and(|open| open.0 >= total) {
                starts.pop_back();
            }
            starts.push_back((total, end));
        }
        shortest.map_or(-1, |length| length as i32)
    }
}
