//! Only the k largest scores can ever be the answer, since further scores push a smaller one further down.
//! The heap holds exactly these with the least on top, and that one is the kth largest.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

struct KthLargest {
    size: usize,
    best: BinaryHeap<Reverse<i32>>,
}

impl KthLargest {
    fn new(k: i32, nums: Vec<i32>) -> Self {
        let size = k as usize;
        let mut best: BinaryHeap<_> = nums.into_iter().map(Reverse).collect();
        while best.len() > size {
            best.pop();
        }
        KthLargest { size, best }
    }

    fn add(&mut self, val: i32) -> i32 {
        if self.best.len() < self.size {
            self.best.push(Reverse(val));
        } else if let Some(mut least) = self.best.peek_mut() {
            // The larger one of the two stays.
            least.0 = least.0.max(val);
        }
        self.best.peek().map_or(0, |least| least.0)
    }
}
