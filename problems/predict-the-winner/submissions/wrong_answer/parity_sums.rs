// Wrong: the first player is said to get the larger of the sums at even and at odd places. That can be forced only
// when the number of numbers is even; said of every row it makes the first player win always.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        let total: i32 = nums.iter().sum();
        let even: i32 = nums.iter().step_by(2).sum();
        let best = even.max(total - even);
        best >= total - best
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
