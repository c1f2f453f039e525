// Wrong: Alice takes the prefix with the largest sum; what Bob can do with the rest does not count.

pub struct Solution;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let mut sum = stones[0];
        let mut best = i32::MIN;
        for stone in &stones[1..] {
            sum += stone;
            best = best.max(sum);
        }
        best
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_viii(numbers.skip(1).collect()));
}
