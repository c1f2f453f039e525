//! A value cannot be the greatest of a window any more once a later value is at least as great, so a queue of falling
//! values starts with the greatest. The least value is the same for the negated numbers, and since a longer subarray
//! differs at least as much, the start of the window never moves back.
use std::collections::VecDeque;

#[derive(Default)]
struct Greatest(VecDeque<(usize, i64)>);

impl Greatest {
    fn join(&mut self, place: usize, value: i64) {
        while self.0.back().is_some_and(|last| last.1 <= value) {
            self.0.pop_back();
        }
        self.0.push_back((place, value));
    }

    fn from(&mut self, start: usize) -> i64 {
        while self.0.len() > 1 && self.0[0].0 < start {
            self.0.pop_front();
        }
        self.0[0].1
    }
}

impl Solution {
    pub fn longest_subarray(nums: Vec<i32>, limit: i32) -> i32 {
        let (mut high, mut low) = (Greatest::default(), Greatest::default());
        let (mut start, mut longest) = (0_usize, 0_usize);
        for (place, value) in nums.into_iter().map(i64::from).enumerate() {
            high.join(place, value);
            low.join(place, -value);
            while high.from(start) + low.from(start) > i64::from(limit) {
                start += 1;
            }
            longest = longest.max(place + 1 - start);
        }
        longest as i32
    }
}
