// Wrong: forgets that an even count of numbers wins, too.

pub struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        nums.iter().fold(0, |all, x| all ^ x) == 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::xor_game(numbers.skip(1).collect()));
}
