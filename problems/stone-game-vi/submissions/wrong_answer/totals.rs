// Wrong: compares what all stones are worth to each.

pub struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        (alice_values.iter().sum::<i32>() - bob_values.iter().sum::<i32>()).signum()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut values = || {
        let length = numbers.next().expect("a length") as usize;
        numbers.by_ref().take(length).collect()
    };
    let (alice_values, bob_values) = (values(), values());
    println!("{}", Solution::stone_game_vi(alice_values, bob_values));
}
