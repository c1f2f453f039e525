// The best lead of the player to move on every interval, the intervals by growing length, one row of memory. O(n^2)
// time.

pub struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        let mut lead = piles.clone();
        for length in 2..=piles.len() {
            for i in 0..=piles.len() - length {
                lead[i] = (piles[i] - lead[i + 1]).max(piles[i + length - 1] - lead[i]);
            }
        }
        lead[0] > 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game(numbers.skip(1).collect()));
}
