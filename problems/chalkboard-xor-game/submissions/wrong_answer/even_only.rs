// Wrong: forgets that Alice wins at once when the exclusive or is 0.

pub struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        let odd = nums.len() % 2 == 1;
        !odd
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::xor_game(numbers.skip(1).collect()));
}
