// Every number of stones from 0 upwards in a table: right, but two gigabytes of it at the largest n.

pub struct Solution;

impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for stones in 1..wins.len() {
            wins[stones] = wins[stones.saturating_sub(3)..stones].iter().any(|win| !win);
        }
        wins[n as usize]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::can_win_nim(n));
}
