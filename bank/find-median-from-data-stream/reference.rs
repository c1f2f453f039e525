//! The smaller half of the numbers is kept in a heap with its largest on top, the larger half in one with its
//! smallest on top. As the halves stay equally large, up to one number more in the smaller, the median is on
//! the tops.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

struct MedianFinder {
    small: BinaryHeap<i32>,
    large: BinaryHeap<Reverse<i32>>,
}

impl MedianFinder {
    fn new() -> Self {
        MedianFinder { small: BinaryHeap::new(), large: BinaryHeap::new() }
    }

    fn add_num(&mut self, num: i32) {
        // By way of the smaller half, so that what goes over is not smaller than anything in it.
        self.small.push(num);
        let largest = self.small.pop().unwrap();
        self.large.push(Reverse(largest));
        if self.large.len() > self.small.len() {
            let Reverse(smallest) = self.large.pop().unwrap();
            self.small.push(smallest);
        }
    }

    fn find_median(&self) -> f64 {
        let middle = *self.small.peek().unwrap() as f64;
        if self.small.len() > self.large.len() {
            return middle;
        }
        let Reverse(next) = *self.large.peek().unwrap();
        (middle + next as f64) / 2.0
    }
}
