// Wrong: both always subtract the largest proper divisor.

pub struct Solution;

impl Solution {
    pub fn divisor_game(mut n: i32) -> bool {
        let mut alice = false;
        while n > 1 {
            n -= (1..n).rev().find(|x| n % x == 0).unwrap_or(1);
            alice = !alice;
        }
        alice
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::divisor_game(n));
}
