//! The times only grow, so a request that is too old stays too old. Such requests are at the front of the queue; the
//! others are exactly those of the last 3000 milliseconds.
use std::collections::VecDeque;

struct RecentCounter {
    recent: VecDeque<i32>,
}

impl RecentCounter {
    fn new() -> Self {
        RecentCounter { recent: VecDeque::new() }
    }

    fn ping(&mut self, t: i32) -> i32 {
        self.recent.push_back(t);
        while self.recent[0] < t - 3000 {
            self.recent.pop_front();
        }
        self.recent.len() as i32
    }
}
