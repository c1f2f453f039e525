// Every line of play, straight from the rules: exponential, and as deep as there are stones.

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        (1..=n.min(3)).rev().any(|x| !Self::can_win_nim(n - x))
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
