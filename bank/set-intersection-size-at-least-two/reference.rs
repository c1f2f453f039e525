//! Taken by their ends, each interval that lacks numbers gets the greatest ones it has, as these serve the later
//! intervals best. An interval ends no earlier than those before it, so of all chosen numbers the two greatest tell
//! whether it lacks any.
use std::cmp::Reverse;

impl Solution {
    pub fn intersection_size_two(intervals: Vec<Vec<i32>>) -> i32 {
        let mut spans: Vec<(i32, Reverse<i32>)> = intervals.iter().map(|span| (span[1], Reverse(span[0]))).collect();
        spans.sort_unstable();
        let mut chosen = vec![-2, -1];
        for (end, Reverse(start)) in spans {
            // With equal ends the shorter interval comes first, so if a number is missing, the end is not chosen yet.
            let inside = chosen.iter().rev().take(2).filter(|&&number| number >= start).count();
            chosen.extend([end - 1, end].into_iter().skip(inside));
        }
        chosen.len() as i32 - 2
    }
}
