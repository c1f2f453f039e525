// Wrong: the first player looks ahead, but the second is assumed to take the larger end in each turn instead of the
// best one.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        2 * score(&nums) >= nums.iter().sum()
    }
}

fn score(nums: &[i32]) -> i32 {
    match nums {
        [] => 0,
        [only] => *only,
        [first, rest @ ..] => {
            let (last, init) = (nums[nums.len() - 1], &nums[..nums.len() - 1]);
            (first + score(after_larger_end(rest))).max(last + score(after_larger_end(init)))
        }
    }
}

fn after_larger_end(nums: &[i32]) -> &[i32] {
    if nums[0] >= nums[nums.len() - 1] { &nums[1..] } else { &nums[..nums.len() - 1] }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
