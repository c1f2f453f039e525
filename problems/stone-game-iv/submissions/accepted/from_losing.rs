// Forward: every number that no losing number has reached loses itself, and every square more than it wins. Losing
// numbers are rare, so few squares are ever added.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let n = n as usize;
        let mut wins = vec![false; n + 1];
        for stones in 0..=n {
            if !wins[stones] {
                for total in (1..).map(|k| stones + k * k).take_while(|&total| total <= n) {
                    wins[total] = true;
                }
            }
        }
        wins[n]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
