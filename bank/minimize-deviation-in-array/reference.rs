//! Once every odd number is doubled, all that remains possible is to halve even numbers. Only a smaller maximum can
//! help, so the greatest number is halved until it is odd, and the best deviation on the way is the answer.
use std::collections::BinaryHeap;

impl Solution {
    pub fn minimum_deviation(nums: Vec<i32>) -> i32 {
        let doubled = nums.into_iter().map(i64::from).map(|number| number << (number % 2));
        let mut heap: BinaryHeap<i64> = doubled.collect();
        let mut least = heap.iter().min().copied().unwrap_or(0);
        let mut deviation = i64::MAX;
        while let Some(mut greatest) = heap.peek_mut() {
            deviation = deviation.min(*greatest - least);
            if *greatest % 2 == 1 {
                break;
            }
            *greatest /= 2;
            least = least.min(*greatest);
        }
        deviation as i32
    }
}
