// Wrong: the first player need not lose with an even number of numbers, but an odd number can be lost.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(_nums: Vec<i32>) -> bool {
        true
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
