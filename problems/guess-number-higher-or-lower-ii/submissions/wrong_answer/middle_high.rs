// Wrong: always guesses the middle, the higher of two.

pub struct Solution;

impl Solution {
    pub fn get_money_amount(n: i32) -> i32 {
        cost(1, n)
    }
}

/// What the middle guess costs at worst from `low` to `high`.
fn cost(low: i32, high: i32) -> i32 {
    if low >= high {
        return 0;
    }
    let guess = (low + high + 1) / 2;
    guess + cost(low, guess - 1).max(cost(guess + 1, high))
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::get_money_amount(n));
}
