//! New stations inside a gap divide it evenly, and the penalty can only get smaller if the gap with the longest parts
//! gets another one. So each new station goes where the parts are longest, and the longest part left is the answer.
use std::collections::BinaryHeap;

impl Solution {
    pub fn minmax_gas_dist(stations: Vec<i32>, k: i32) -> f64 {
        // The bits of positive floating-point numbers are in the same order as the numbers.
        let divided = |gap: i64, parts: i64| ((gap as f64 / parts as f64).to_bits(), gap, parts);
        let total = i64::from(stations[stations.len() - 1] - stations[0]);
        let mut left = i64::from(k);
        let mut gaps = BinaryHeap::new();
        for pair in stations.windows(2) {
            let gap = i64::from(pair[1] - pair[0]);
            // No part has to be longer than total / k: for this length k stations are always enough.
            let parts = (gap * i64::from(k) + total - 1) / total;
            left -= parts - 1;
            gaps.push(divided(gap, parts));
        }
        for _ in 0..left {
            let mut longest = gaps.peek_mut().unwrap();
            *longest = divided(longest.1, longest.2 + 1);
        }
        gaps.peek().map_or(0.0, |longest| f64::from_bits(longest.0))
    }
}
