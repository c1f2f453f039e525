// Even numbers win: subtract 1. All divisors of an odd number are odd, so an odd number always becomes even; and 1
// loses. O(1).

pub struct Solution;

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        n % 2 == 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::divisor_game(n));
}
