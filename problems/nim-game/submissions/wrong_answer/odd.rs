// Wrong: odd numbers win, as if a turn removed one stone.

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
