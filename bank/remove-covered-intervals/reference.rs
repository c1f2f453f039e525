//! In the order of their starts, the longer ones first where starts are equal, an interval can only be covered by an
//! earlier one. That is so exactly if it does not end later than all of them, so each new latest end is one that stays.
use std::cmp::Reverse;

impl Solution {
    pub fn remove_covered_intervals(mut intervals: Vec<Vec<i32>>) -> i32 {
        intervals.sort_unstable_by_key(|pair| (pair[0], Reverse(pair[1])));
        let mut latest_ends: Vec<i32> = intervals
            .iter()
            .scan(0, |latest, pair| {
                *latest = pair[1].max(*latest);
                Some(*latest)
            })
            .collect();
        latest_ends.dedup();
        latest_ends.len() as i32
    }
}
