// Wrong: Alice wins if she can make her first move.

pub struct Solution;

impl Solution {
    pub fn can_alice_win(n: i32) -> bool {
        n >= 10
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_alice_win(n));
}
