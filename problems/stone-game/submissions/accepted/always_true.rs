// Alice always wins: before each of her turns the two ends have places of different parity, so she can take every pile
// at an even place or every pile at an odd place. The total is odd, so one of the two choices is more than half. O(1).

pub struct Solution;

impl Solution {
    pub fn stone_game(_piles: Vec<i32>) -> bool {
        true
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game(numbers.skip(1).collect()));
}
