// Wrong: primes lose and all other numbers win: 2 wins, and 1 and 9 lose.

pub struct Solution;

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n < 2 || (2..n).any(|x| n % x == 0)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::divisor_game(n));
}
