// Wrong: lets x be n itself: then everyone wins at once.

pub struct Solution;

impl Solution {
    pub fn divisor_game(n: i32) -> bool {
        let n = n as usize;
        let mut wins = vec![false; n + 1];
        for number in 1..=n {
            wins[number] = (1..=number).any(|x| number % x == 0 && !wins[number - x]);
        }
        wins[n]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::divisor_game(n));
}
