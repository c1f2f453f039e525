// Every line of play on a real row of stones, straight from the rules: exponential.

pub struct Solution;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        if stones.len() == 1 {
            return 0;
        }
        let turn = |x: usize| {
            let sum = stones[..x].iter().sum();
            let mut row = vec![sum];
            row.extend(&stones[x..]);
            sum - Self::stone_game_viii(row)
        };
        (2..=stones.len()).map(turn).max().unwrap_or(0)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_viii(numbers.skip(1).collect()));
}
