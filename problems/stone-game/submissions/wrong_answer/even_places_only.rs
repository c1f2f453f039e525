// Wrong: knows that Alice can take all piles at even places, and forgets that the odd places are open to her too.

pub struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        let even: i32 = piles.iter().step_by(2).sum();
        let odd: i32 = piles.iter().skip(1).step_by(2).sum();
        even > odd
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game(numbers.skip(1).collect()));
}
