//! An integer that came twice is never unique again, so it may leave the queue for good. After each addition the front
//! is cleared of such integers, and then the first unique one is the front itself.
use std::collections::{HashMap, VecDeque};

struct FirstUnique {
    times: HashMap<i32, u32>,
    queue: VecDeque<i32>,
}

impl FirstUnique {
    fn new(nums: Vec<i32>) -> Self {
        let mut made = FirstUnique { times: HashMap::new(), queue: VecDeque::new() };
        nums.into_iter().for_each(|value| made.add(value));
        made
    }

    fn show_first_unique(&self) -> i32 {
        self.queue.front().copied().unwrap_or(-1)
    }

    fn add(&mut self, value: i32) {
        *self.times.entry(value).or_insert(0) += 1;
        self.queue.push_back(value);
        while self.queue.front().is_some_and(|first| self.times[first] > 1) {
            self.queue.pop_front();
        }
    }
}
