// The score of the player to move: the other player answers with the end that leaves the least, so two moves later the
// smaller of the two intervals is what remains to be won.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let n = nums.len();
        // scores[start][length]: intervals of length 0 and 1 need no care when two moves are taken off.
        let mut scores = vec![vec![0; n + 1]; n + 2];
        for length in 1..=n {
            for start in 0..=n - length {
                let (first, last) = (nums[start], nums[start + length - 1]);
                scores[start][length] = if length == 1 {
                    first
                } else {
                    let inner = scores[start + 1][length - 2];
                    (first + inner.min(scores[start + 2][length - 2])).max(last + inner.min(scores[start][length - 2]))
                };
            }
        }
        2 * scores[0][n] >= nums.iter().sum()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
