// Wrong: Alice always splits as evenly as possible: a less even split can leave a row that splits better.

use std::cmp::Ordering;

pub struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        play(&stone_value)
    }
}

/// The score from this row when every split is the most even one.
fn play(row: &[i32]) -> i32 {
    let sum = |part: &[i32]| part.iter().sum::<i32>();
    let Some(k) = (1..row.len()).min_by_key(|&k| (sum(&row[..k]) - sum(&row[k..])).abs()) else {
        return 0;
    };
    let (left, right) = row.split_at(k);
    match sum(left).cmp(&sum(right)) {
        Ordering::Less => sum(left) + play(left),
        Ordering::Greater => sum(right) + play(right),
        Ordering::Equal => sum(left) + play(left).max(play(right)),
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_v(numbers.skip(1).collect()));
}
