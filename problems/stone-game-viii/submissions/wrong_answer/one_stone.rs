// Wrong: the first turn may take a single stone.

pub struct Solution;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        let mut prefix = stones;
        for i in 1..n {
            prefix[i] += prefix[i - 1];
        }
        let mut best = prefix[n - 1];
        for i in (0..n - 1).rev() {
            best = best.max(prefix[i] - best);
        }
        best
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_viii(numbers.skip(1).collect()));
}
