//! The value of a pair is y - x of its left point plus y + x of its right one, so each right point wants the left point
//! in reach with the greatest difference. A point is never wanted again once a later one has no smaller difference.
use std::collections::VecDeque;

impl Solution {
    pub fn find_max_value_of_equation(points: Vec<Vec<i32>>, k: i32) -> i32 {
        // The places and the differences, which fall from front to back.
        let mut left: VecDeque<(i32, i32)> = VecDeque::new();
        let mut best = i32::MIN;
        for point in points {
            let (x, y) = (point[0], point[1]);
            while left.front().is_some_and(|first| first.0 < x - k) {
                left.pop_front();
            }
            best = left.front().map_or(best, |first| best.max(first.1 + x + y));
            while left.back().is_some_and(|last| last.1 <= y - x) {
                left.pop_back();
            }
            left.push_back((x, y - x));
        }
        best
    }
}
