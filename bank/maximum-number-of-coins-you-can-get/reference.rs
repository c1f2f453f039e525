//! The friend who takes the most from each triple takes at least as much as you, so the largest pile and the next make
//! a triple with the smallest. Repeated, you get every second of the largest two thirds, which cannot be bettered.
impl Solution {
    pub fn max_coins(mut piles: Vec<i32>) -> i32 {
        piles.sort_unstable();
        piles[piles.len() / 3..].iter().step_by(2).sum()
    }
}
