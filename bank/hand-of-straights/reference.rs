//! In ascending order a card either goes on with a group that is still open, which must take it now or never, or it
//! begins a new one. So the cards of each value must suffice for all open groups, and the rest of them start groups.
use std::collections::{BTreeMap, VecDeque};

impl Solution {
    pub fn is_n_straight_hand(hand: Vec<i32>, group_size: i32) -> bool {
        let mut amounts = BTreeMap::new();
        for card in hand {
            *amounts.entry(card).or_insert(0) += 1;
        }
        // The open groups: first value and how many begin there.
        let mut begun: VecDeque<(i32, i32)> = VecDeque::new();
        let (mut open, mut expected) = (0, 0);
        for (card, amount) in amounts {
            if open > amount || open > 0 && card != expected {
                return false;
            }
            begun.push_back((card, amount - open));
            open = amount;
            if begun[0].0 + group_size - 1 == card {
                open -= begun[0].1;
                begun.pop_front();
            }
            if open == 0 {
                begun.clear();
            }
            expected = card + 1;
        }
        open == 0
    }
}
