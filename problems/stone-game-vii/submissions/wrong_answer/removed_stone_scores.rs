// Wrong: a turn scores the stone that is removed, as in other games of the family, not what remains.

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let mut lead = stones.clone();
        for length in 2..=stones.len() {
            for i in 0..=stones.len() - length {
                lead[i] = (stones[i] - lead[i + 1]).max(stones[i + length - 1] - lead[i]);
            }
        }
        lead[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
