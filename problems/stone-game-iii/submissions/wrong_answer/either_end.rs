// Wrong: stones are taken from either end of the row, but the rules allow only the front.

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        match lead(&stone_value, 0, stone_value.len(), &mut HashMap::new()) {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        }
        .to_string()
    }
}

fn lead(stones: &[i32], start: usize, end: usize, leads: &mut HashMap<(usize, usize), i32>) -> i32 {
    if start == end {
        return 0;
    }
    if let Some(&known) = leads.get(&(start, end)) {
        return known;
    }
    let (mut front, mut back) = (0, 0);
    let mut best = i32::MIN;
    for k in 1..=3.min(end - start) {
        front += stones[start + k - 1];
        back += stones[end - k];
        best = best.max(front - lead(stones, start + k, end, leads)).max(back - lead(stones, start, end - k, leads));
    }
    leads.insert((start, end), best);
    best
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
