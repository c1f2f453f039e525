// Wrong: multiples of 3 lose, as if a turn removed 1 or 2 stones.

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 3 != 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
