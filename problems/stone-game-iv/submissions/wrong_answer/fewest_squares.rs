// Wrong: the parity of the least number of squares that sum to n: the players do not want the game to be short.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        let n = n as usize;
        let mut fewest = vec![0; n + 1];
        for total in 1..=n {
            let squares = (1..).map(|k| k * k).take_while(|&square| square <= total);
            fewest[total] = 1 + squares.map(|square| fewest[total - square]).min().unwrap_or(0);
        }
        fewest[n] % 2 == 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
