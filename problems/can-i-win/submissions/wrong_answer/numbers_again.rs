// Wrong: numbers may be picked again and again: then the multiples of M + 1 lose.

pub struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        desired_total <= 0 || desired_total % (max_choosable_integer + 1) != 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("two numbers");
    let (max_choosable_integer, desired_total) = (next(), next());
    println!("{}", Solution::can_i_win(max_choosable_integer, desired_total));
}
