// Alice wins at once if the exclusive or is 0. With an even count of numbers she always has a safe one: if erasing any
// of them gave 0, all would equal the exclusive or of an even count of themselves, 0. Then Bob has an odd count, and
// the same again. O(n).

pub struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        let odd = nums.len() % 2 == 1;
        !odd || nums.iter().fold(0, |all, x| all ^ x) == 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::xor_game(numbers.skip(1).collect()));
}
