// Only the lead matters: whoever takes an end gains it and then trails by the other player's best lead on what is
// left. The rows of the table are filled from the last start to the first, so both smaller intervals are always known.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let n = nums.len();
        let mut leads = vec![vec![0; n + 1]; n + 1];
        for start in (0..n).rev() {
            for end in start + 1..=n {
                let left = nums[start] - leads[start + 1][end];
                let right = nums[end - 1] - leads[start][end - 1];
                leads[start][end] = if end - start == 1 { nums[start] } else { left.max(right) };
            }
        }
        leads[0][n] >= 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
