// Wrong: both players take the larger end in each turn, whatever that opens to the other.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let mut rest = &nums[..];
        let mut lead = 0;
        let mut sign = 1;
        while let ([first, tail @ ..], [init @ .., last]) = (rest, rest) {
            let (taken, left) = if first >= last { (first, tail) } else { (last, init) };
            lead += sign * taken;
            sign = -sign;
            rest = left;
        }
        lead >= 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
