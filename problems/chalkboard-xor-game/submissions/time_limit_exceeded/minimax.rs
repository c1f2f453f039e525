// Every order of erasing, straight from the rules: n! lines of play.

pub struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        wins(&nums)
    }
}

/// Whether the player to move wins.
fn wins(board: &[i32]) -> bool {
    board.iter().fold(0, |all, x| all ^ x) == 0
        || (0..board.len()).any(|i| !wins(&[&board[..i], &board[i + 1..]].concat()))
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::xor_game(numbers.skip(1).collect()));
}
