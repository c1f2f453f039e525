// Wrong: both remove the smaller end each turn, which keeps the most for this turn only.

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let (mut rest, mut lead, mut sign, mut sum) = (&stones[..], 0, 1, stones.iter().sum::<i32>());
        while let [first, .., last] = rest {
            if first <= last {
                sum -= first;
                rest = &rest[1..];
            } else {
                sum -= last;
                rest = &rest[..rest.len() - 1];
            }
            lead += sign * sum;
            sign = -sign;
        }
        lead
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
