// Every line of play, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        lead(&piles) > 0
    }
}

/// The best lead of the player to move.
fn lead(piles: &[i32]) -> i32 {
    match piles {
        [] => 0,
        [only] => *only,
        [first, .., last] => (first - lead(&piles[1..])).max(last - lead(&piles[..piles.len() - 1])),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game(numbers.skip(1).collect()));
}
