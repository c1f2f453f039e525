// Wrong: the first player wins only by reaching the total at once.

pub struct Solution;

impl Solution {
    pub fn can_i_win(max_choosable_integer: i32, desired_total: i32) -> bool {
        max_choosable_integer >= desired_total
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("two numbers");
    let (max_choosable_integer, desired_total) = (next(), next());
    println!("{}", Solution::can_i_win(max_choosable_integer, desired_total));
}
