// Wrong: both take the larger end each turn: taking a small end can be what keeps a large pile from the other.

pub struct Solution;

impl Solution {
    pub fn stone_game(piles: Vec<i32>) -> bool {
        let (mut rest, mut lead, mut sign) = (&piles[..], 0, 1);
        while let [first, .., last] = rest {
            if first >= last {
                lead += sign * first;
                rest = &rest[1..];
            } else {
                lead += sign * last;
                rest = &rest[..rest.len() - 1];
            }
            sign = -sign;
        }
        lead += sign * rest.iter().sum::<i32>();
        lead > 0
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game(numbers.skip(1).collect()));
}
