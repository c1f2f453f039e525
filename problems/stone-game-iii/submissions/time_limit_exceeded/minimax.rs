// Right by definition: every line of play is played to its end, each player picks the result that is best for them,
// and the scores decide. The number of lines grows by a factor of 1.84 with every stone.

use std::cmp::Ordering;

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        match result(&stone_value, 0) {
            Ordering::Greater => "Alice",
            Ordering::Equal => "Tie",
            Ordering::Less => "Bob",
        }
        .to_string()
    }
}

/// How the game ends for the player to move, who leads by `lead` so far.
fn result(stones: &[i32], lead: i32) -> Ordering {
    let mut best = Ordering::Less;
    let mut taken = 0;
    for (k, stone) in stones.iter().take(3).enumerate() {
        taken += stone;
        best = best.max(result(&stones[k + 1..], -(lead + taken)).reverse());
    }
    if stones.is_empty() { lead.cmp(&0) } else { best }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
