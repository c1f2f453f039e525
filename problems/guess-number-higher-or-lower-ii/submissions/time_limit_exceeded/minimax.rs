// Every guess and both answers, straight from the rules, nothing remembered: exponential.

pub struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        cost(1, n)
    }
}

/// What is enough for every number from `low` to `high`.
fn cost(low: i32, high: i32) -> i32 {
    if low >= high {
        return 0;
    }
    (low..=high).map(|guess| guess + cost(low, guess - 1).max(cost(guess + 1, high))).min().unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::get_money_amount(n));
}
