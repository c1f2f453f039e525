//! Before each request the servers that are done by then become free, in the order of their ends.
//! The free ones are kept in order, so the next one from i % k on, or else the first of all, is the one that is wanted.
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap};

impl Solution {
    pub fn busiest_servers(k: i32, arrival: Vec<i32>, load: Vec<i32>) -> Vec<i32> {
        let servers = k as usize;
        let mut handled = vec![0; servers];
        let mut free: BTreeSet<usize> = (0..servers).collect();
        let mut busy: BinaryHeap<Reverse<(i64, usize)>> = BinaryHeap::new();
        for (request, (&now, &length)) in arrival.iter().zip(&load).enumerate() {
            let now = i64::from(now);
            while busy.peek().is_some_and(|first| first.0.0 <= now) {
                free.extend(busy.pop().map(|first| first.0.1));
            }
            let wanted = request % servers;
            if let Some(&server) = free.range(wanted..).next().or(free.first()) {
                free.remove(&server);
                handled[server] += 1;
                busy.push(Reverse((now + i64::from(length), server)));
            }
        }
        let most = handled.iter().max().copied();
        (0..k).filter(|&server| Some(handled[server as usize]) == most).collect()
    }
}
