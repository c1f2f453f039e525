// Wrong: Alice is said to win exactly when the stones are worth more than nothing in all, as if she could always keep
// the better share.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        match stone_value.iter().sum::<i32>() {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        }
        .to_string()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
