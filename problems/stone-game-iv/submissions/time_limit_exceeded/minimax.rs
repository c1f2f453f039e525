// Every line of play, straight from the rules, the largest square first: exponential.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        (1..=n.isqrt()).rev().any(|k| !Self::winner_square_game(n - k * k))
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
