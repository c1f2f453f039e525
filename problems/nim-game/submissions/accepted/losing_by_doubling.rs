// Losing numbers lie 4 apart, which is all that is used: from 0, the losing number closest below n is reached by steps
// that double. O(log n).

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let mut losing = 0_i64;
        for step in (2..32).rev().map(|bit| 1_i64 << bit) {
            if losing + step <= i64::from(n) {
                losing += step;
            }
        }
        losing != i64::from(n)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
