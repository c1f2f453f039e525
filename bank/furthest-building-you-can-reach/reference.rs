//! On the way to any building the ladders serve best at the highest climbs, and all other climbs take bricks. The
//! highest climbs so far are kept as the way goes on, so the first climb that leaves too few bricks ends it.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn furthest_building(heights: Vec<i32>, bricks: i32, ladders: i32) -> i32 {
        let mut highest = BinaryHeap::new();
        let mut used = 0i64;
        let stop = heights.windows(2).position(|step| {
            if step[0] < step[1] {
                highest.push(Reverse(step[1] - step[0]));
            }
            if highest.len() > ladders as usize {
                used += highest.pop().map_or(0, |Reverse(climb)| i64::from(climb));
            }
            used > i64::from(bricks)
        });
        stop.unwrap_or(heights.len() - 1) as i32
    }
}
