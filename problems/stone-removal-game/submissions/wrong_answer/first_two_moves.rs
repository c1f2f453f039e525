// Wrong: Alice wins if she can make her first move and Bob cannot make his: what comes after is forgotten.

pub struct Solution;

impl Solution {
    pub fn can_alice_win(n: i32) -> bool {
        (10..=18).contains(&n)
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_alice_win(n));
}
