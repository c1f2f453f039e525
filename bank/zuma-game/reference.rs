//! All boards that some insertions lead to are found, level by level, each once; so the first level with an empty one
//! is the answer. Only steps that cannot matter are left out: the last ball must remove something, hence join a pair.
use std::collections::HashSet;

impl Solution {
    pub fn find_min_step(board: String, hand: String) -> i32 {
        let mut hand = hand.into_bytes();
        hand.sort();
        // A board, and the balls of the hand that are used, as bits.
        let mut level = HashSet::from([(board.into_bytes(), 0usize)]);
        for step in 1..=hand.len() {
            let mut further = HashSet::new();
            for (balls, used) in &level {
                for (i, &color) in hand.iter().enumerate() {
                    // Of equal balls, the first one that is left is taken.
                    if used >> i & 1 == 1 || i > 0 && hand[i - 1] == color && used >> (i - 1) & 1 == 0 {
                        continue;
                    }
                    for at in 0..=balls.len() {
                        // Behind a ball of its colour it would stand as well as before it.
                        let pair = balls[at..].starts_with(&[color, color]);
                        if at > 0 && balls[at - 1] == color || step == hand.len() && !pair {
                            continue;
                        }
                        let mut after = balls.clone();
                        after.insert(at, color);
                        Self::settle(&mut after, at);
                        if after.is_empty() {
                            return step as i32;
                        }
                        if step < hand.len() {
                            further.insert((after, used | 1 << i));
                        }
                    }
                }
            }
            level = further;
        }
        -1
    }

    /// Removes the group around a place if it is large enough, then what comes together there.
    fn settle(balls: &mut Vec<u8>, mut at: usize) {
        while at < balls.len() {
            let color = balls[at];
            let start = at - balls[..at].iter().rev().take_while(|&&c| c == color).count();
            let end = at + balls[at..].iter().take_while(|&&c| c == color).count();
            if end - start < 3 {
                return;
            }
            balls.drain(start..end);
            at = start.saturating_sub(1);
        }
    }
}
