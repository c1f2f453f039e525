//! She cannot eat more types than there are, nor more than the candies that she eats.
//! The smaller of both is possible: one candy of each of so many types, and any others.
use std::collections::HashSet;

impl Solution {
    pub fn distribute_candies(candy_type: Vec<i32>) -> i32 {
        let types: HashSet<i32> = candy_type.iter().copied().collect();
        types.len().min(candy_type.len() / 2) as i32
    }
}
