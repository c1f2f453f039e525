//! After each push all older elements are moved behind the new one, from the front of the queue to its back.
//! So the queue always stands in the order of the stack, and its front is the top.
use std::collections::VecDeque;

struct MyStack {
    // Only used as a queue: in at the back, out at the front.
    queue: VecDeque<i32>,
}

impl MyStack {
    fn new() -> Self {
        MyStack { queue: VecDeque::new() }
    }

    fn push(&mut self, x: i32) {
        self.queue.push_back(x);
        for _ in 1..self.queue.len() {
            let older = self.queue.pop_front().unwrap();
            self.queue.push_back(older);
        }
    }

    fn pop(&mut self) -> i32 {
        self.queue.pop_front().unwrap()
    }

    fn top(&self) -> i32 {
        self.queue[0]
    }

    fn empty(&self) -> bool {
        self.queue.is_empty()
    }
}
