//! The order in which the places of the deck are revealed does not depend on the cards. So the places are dealt in that
//! order, and the cards are put there from the least to the greatest.
use std::collections::VecDeque;

impl Solution {
    pub fn deck_revealed_increasing(mut deck: Vec<i32>) -> Vec<i32> {
        deck.sort_unstable();
        let mut places: VecDeque<usize> = (0..deck.len()).collect();
        let mut ordered = vec![0; deck.len()];
        for card in deck {
            ordered[places.pop_front().unwrap()] = card;
            if let Some(skipped) = places.pop_front() {
                places.push_back(skipped);
            }
        }
        ordered
    }
}
