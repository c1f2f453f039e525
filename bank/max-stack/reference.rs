//! Every pushed number is kept with its rank in the order of pushes, so the greatest pair of number and rank is the
//! top-most maximum. Removed numbers leave the stack and the heap only when they come to the top there, once each.
use std::collections::BinaryHeap;

#[derive(Default)]
struct MaxStack {
    stack: Vec<(i32, usize)>,
    heap: BinaryHeap<(i32, usize)>,
    removed: Vec<bool>,
}

impl MaxStack {
    fn new() -> Self {
        Self::default()
    }

    fn push(&mut self, x: i32) {
        let entry = (x, self.removed.len());
        self.removed.push(false);
        self.stack.push(entry);
        self.heap.push(entry);
    }

    fn pop(&mut self) -> i32 {
        let top = self.stack.last().copied().unwrap();
        self.remove(top)
    }

    fn top(&self) -> i32 {
        self.stack.last().unwrap().0
    }

    fn peek_max(&self) -> i32 {
        self.heap.peek().unwrap().0
    }

    fn pop_max(&mut self) -> i32 {
        let greatest = self.heap.peek().copied().unwrap();
        self.remove(greatest)
    }

    fn remove(&mut self, entry: (i32, usize)) -> i32 {
        self.removed[entry.1] = true;
        while self.stack.pop_if(|top| self.removed[top.1]).is_some() {}
        while self.heap.peek().is_some_and(|top| self.removed[top.1]) {
            self.heap.pop();
        }
        entry.0
    }
}
