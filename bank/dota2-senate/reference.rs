//! The best ban is of the next opponent in turn, since he would act the soonest; both parties wait in queues of turns.
//! Of the two first the earlier one bans the other and comes again a round later.
use std::collections::VecDeque;

impl Solution {
    pub fn predict_party_victory(senate: String) -> String {
        let n = senate.len();
        let mut radiant: VecDeque<usize> = VecDeque::new();
        let mut dire: VecDeque<usize> = VecDeque::new();
        for (i, c) in senate.bytes().enumerate() {
            if c == b'R' {
                radiant.push_back(i);
            } else {
                dire.push_back(i);
            }
        }
        while let (Some(&r), Some(&d)) = (radiant.front(), dire.front()) {
            radiant.pop_front();
            dire.pop_front();
            if r < d {
                radiant.push_back(r + n);
            } else {
                dire.push_back(d + n);
            }
        }
        if dire.is_empty() { "Radiant" } else { "Dire" }.to_string()
    }
}
