// The lead on an interval needs only the two intervals that are one shorter. Row by row of equal lengths, one array
// holds the leads of all intervals of the current length by where they start.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let mut leads = nums.clone();
        for length in 2..=nums.len() {
            for start in 0..=nums.len() - length {
                leads[start] = (nums[start] - leads[start + 1]).max(nums[start + length - 1] - leads[start]);
            }
        }
        leads.first().is_none_or(|&lead| lead >= 0)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
