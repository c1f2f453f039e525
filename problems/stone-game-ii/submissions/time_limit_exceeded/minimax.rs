// Every line of play, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        play(&piles, 1)
    }
}

/// The most stones that the player to move can get.
fn play(piles: &[i32], m: usize) -> i32 {
    let total: i32 = piles.iter().sum();
    let most = piles.len().min(2 * m);
    (1..=most).map(|x| total - play(&piles[x..], m.max(x))).max().unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ii(numbers.skip(1).collect()));
}
