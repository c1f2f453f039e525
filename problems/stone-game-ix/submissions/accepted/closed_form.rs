// Stones divisible by 3 only pass the turn, so they count by their parity. After the first stone the others must come
// as 1 1 2 1 2 ... or 2 2 1 2 1 ..., and how long that goes on depends on the two counts alone: with no pass to spare
// Alice begins with the rarer residue and Bob runs out; with one the commoner residue must lead by three.

pub struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0_i32; 3];
        for stone in stones {
            counts[(stone % 3) as usize] += 1;
        }
        let [zeros, ones, twos] = counts;
        if zeros % 2 == 0 { ones.min(twos) >= 1 } else { (ones - twos).abs() >= 3 }
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ix(numbers.skip(1).collect()));
}
