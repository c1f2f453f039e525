//! A number wins exactly if a square leads to one that loses. So each losing number marks all numbers that are a square
//! above it, and one that no smaller one has marked loses.
impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let n = n as usize;
        let mut wins = vec![false; n + 1];
        for i in 0..n {
            if !wins[i] {
                let mut root = 1;
                while i + root * root <= n {
                    wins[i + root * root] = true;
                    root += 1;
                }
            }
        }
        wins[n]
    }
}
