// A number of stones wins if some square leads to a number that loses, from 0 upwards. O(n sqrt n).

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let mut wins = vec![false; n as usize + 1];
        for stones in 1..wins.len() {
            wins[stones] =
                (1..).map(|k| k * k).take_while(|&square| square <= stones).any(|square| !wins[stones - square]);
        }
        wins[n as usize]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
