//! The cheapest token is the best one to play face-up, and the most valuable one the best to play face-down.
//! A token is given up only if none can be bought, and the best score on the way is kept.
use std::collections::VecDeque;

impl Solution {
    pub fn bag_of_tokens_score(mut tokens: Vec<i32>, mut power: i32) -> i32 {
        tokens.sort_unstable();
        let mut bag = VecDeque::from(tokens);
        let (mut score, mut best) = (0, 0);
        while let Some(&cheapest) = bag.front() {
            if cheapest <= power {
                bag.pop_front();
                power -= cheapest;
                score += 1;
                best = best.max(score);
            } else if score > 0 {
                power += bag.pop_back().unwrap();
                score -= 1;
            } else {
                break;
            }
        }
        best
    }
}
