//! A swap changes the difference of the sums by twice the difference of the two boxes.
//! So Bob's box must be larger by a fixed amount than the one that Alice gives, and a set knows whether he has it.
use std::collections::HashSet;

impl Solution {
    pub fn fair_candy_swap(alice_sizes: Vec<i32>, bob_sizes: Vec<i32>) -> Vec<i32> {
        let sum = |sizes: &[i32]| sizes.iter().map(|&size| i64::from(size)).sum::<i64>();
        let more = (sum(&bob_sizes) - sum(&alice_sizes)) / 2;
        let of_bob: HashSet<i64> = bob_sizes.into_iter().map(i64::from).collect();
        let fitting = alice_sizes.into_iter().find(|&size| of_bob.contains(&(i64::from(size) + more)));
        fitting.map_or(Vec::new(), |size| vec![size, size + more as i32])
    }
}
