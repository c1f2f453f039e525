//! Groups of x cards are possible exactly if x divides how often each number occurs.
//! So the greatest common divisor of these counts is the largest x, and 1 is too small.
use std::collections::HashMap;

fn common(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { common(b, a % b) }
}

impl Solution {
    pub fn has_groups_size_x(deck: Vec<i32>) -> bool {
        let mut copies = HashMap::new();
        for card in deck {
            *copies.entry(card).or_insert(0) += 1;
        }
        copies.into_values().fold(0, common) > 1
    }
}
