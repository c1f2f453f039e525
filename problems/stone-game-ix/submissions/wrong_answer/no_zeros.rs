// Wrong: leaves stones divisible by 3 out of account, although one of them passes the turn.

pub struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0_i32; 3];
        for stone in stones {
            counts[(stone % 3) as usize] += 1;
        }
        let [_, ones, twos] = counts;
        ones.min(twos) >= 1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ix(numbers.skip(1).collect()));
}
