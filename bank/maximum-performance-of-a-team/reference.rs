//! With the least efficiency fixed, the fastest engineers of at least that efficiency are best. Going down through the
//! efficiencies, the heap holds the k fastest so far; a team without the current engineer was as good or better before.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn max_performance(n: i32, speed: Vec<i32>, efficiency: Vec<i32>, k: i32) -> i32 {
        let mut engineers: Vec<(i32, i32)> = efficiency.into_iter().zip(speed).collect();
        engineers.sort_unstable_by_key(|&engineer| Reverse(engineer));
        let mut team = BinaryHeap::with_capacity(n as usize + 1);
        let (mut total, mut best) = (0_i64, 0_i64);
        for (least, pace) in engineers {
            total += pace as i64;
            team.push(Reverse(pace));
            if team.len() > k as usize {
                total -= team.pop().map_or(0, |slowest| slowest.0 as i64);
            }
            best = best.max(total * least as i64);
        }
        (best % 1_000_000_007) as i32
    }
}
