// Every line of play, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        lead(&stones)
    }
}

/// The best lead of the player to move.
fn lead(stones: &[i32]) -> i32 {
    let turn = |rest: &[i32]| rest.iter().sum::<i32>() - lead(rest);
    match stones {
        [] | [_] => 0,
        [_, .., _] => turn(&stones[1..]).max(turn(&stones[..stones.len() - 1])),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
