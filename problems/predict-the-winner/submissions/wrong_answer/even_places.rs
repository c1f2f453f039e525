// Wrong: in a row of odd length the first player is said to get the numbers at even places, which are one more; the
// other player need not let that happen.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let total: i32 = nums.iter().sum();
        let even: i32 = nums.iter().step_by(2).sum();
        nums.len() % 2 != 1 || even >= total - even
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
