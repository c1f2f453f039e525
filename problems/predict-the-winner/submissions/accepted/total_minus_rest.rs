// The player to move gets everything in the interval except what the other player then gets: the total minus the
// smaller of the other's best scores on the two intervals that are one shorter.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let n = nums.len();
        let mut scores = vec![0; n + 1];
        let mut totals = vec![0; n];
        for length in 1..=n {
            for start in 0..=n - length {
                totals[start] += nums[start + length - 1];
                scores[start] = totals[start] - scores[start].min(scores[start + 1]);
            }
        }
        n == 0 || 2 * scores[0] >= totals[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
