//! The element that was set last is the sum of the others and its old value, so it is the largest, and the step back
//! is certain. As long as it stays the largest the same sum is taken off, so a remainder does these steps at once.
use std::collections::BinaryHeap;

impl Solution {
    pub fn is_possible(target: Vec<i32>) -> bool {
        let mut total: i64 = target.iter().map(|&value| value as i64).sum();
        let mut heap: BinaryHeap<i64> = target.into_iter().map(i64::from).collect();
        while let Some(mut largest) = heap.peek_mut() {
            let others = total - *largest;
            if *largest == 1 || others == 1 {
                return true;
            }
            if others == 0 || *largest <= others || *largest % others == 0 {
                return false;
            }
            *largest %= others;
            total = others + *largest;
        }
        true
    }
}
