// The first k turns remove 10 k - k (k - 1) / 2 stones in all. Alice wins if the number of turns that n allows is odd.

pub struct Solution;

impl Solution {
    pub fn can_alice_win(n: i32) -> bool {
        let turns = (1..=10).filter(|k| 10 * k - k * (k - 1) / 2 <= n).count();
        turns % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_alice_win(n));
}
