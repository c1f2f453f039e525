//! The queue is kept in two halves, where the later one has as many elements as the earlier one or one more. The middle
//! is then always at the seam of both, and one element moved after each call restores the balance.
use std::collections::VecDeque;

struct FrontMiddleBackQueue {
    early: VecDeque<i32>,
    late: VecDeque<i32>,
}

impl FrontMiddleBackQueue {
    fn new() -> Self {
        FrontMiddleBackQueue { early: VecDeque::new(), late: VecDeque::new() }
    }

    fn balance(&mut self) {
        if self.early.len() > self.late.len() {
            self.early.pop_back().into_iter().for_each(|val| self.late.push_front(val));
        } else if self.late.len() > self.early.len() + 1 {
            self.early.extend(self.late.pop_front());
        }
    }

    fn push_front(&mut self, val: i32) {
        self.early.push_front(val);
        self.balance();
    }

    fn push_middle(&mut self, val: i32) {
        self.early.push_back(val);
        self.balance();
    }

    fn push_back(&mut self, val: i32) {
        self.late.push_back(val);
        self.balance();
    }

    fn pop_front(&mut self) -> i32 {
        let popped = self.early.pop_front().or_else(|| self.late.pop_front());
        self.balance();
        popped.unwrap_or(-1)
    }

    fn pop_middle(&mut self) -> i32 {
        let even = self.early.len() == self.late.len();
        let popped = if even { self.early.pop_back() } else { self.late.pop_front() };
        popped.unwrap_or(-1)
    }

    fn pop_back(&mut self) -> i32 {
        let popped = self.late.pop_back();
        self.balance();
        popped.unwrap_or(-1)
    }
}
