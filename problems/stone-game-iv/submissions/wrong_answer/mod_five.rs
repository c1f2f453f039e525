// Wrong: Alice loses exactly on remainders 0 and 2 by 5: right up to 24 stones, and wrong from 25 on.

pub struct Solution;

impl Solution {
    pub fn winner_square_game(n: i32) -> bool {
        n % 5 != 0 && n % 5 != 2
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let n = text.trim_end().parse().expect("a whole number");
    println!("{}", Solution::winner_square_game(n));
}
