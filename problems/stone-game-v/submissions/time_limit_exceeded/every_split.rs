// Every split of every row, straight from the rules, nothing remembered.

pub struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        play(&stone_value)
    }
}

/// The largest score from this row.
fn play(row: &[i32]) -> i32 {
    let mut best = 0;
    for k in 1..row.len() {
        let (left, right) = row.split_at(k);
        let (left_sum, right_sum) = (left.iter().sum::<i32>(), right.iter().sum::<i32>());
        if left_sum <= right_sum {
            best = best.max(left_sum + play(left));
        }
        if left_sum >= right_sum {
            best = best.max(right_sum + play(right));
        }
    }
    best
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_v(numbers.skip(1).collect()));
}
