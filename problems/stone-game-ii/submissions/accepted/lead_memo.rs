// The best lead of the player to move, top down over the positions that can be reached; the score is half of total and
// lead. O(n^3).

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let total: i32 = piles.iter().sum();
        let mut known = HashMap::new();
        (total + lead(&piles, 0, 1, &mut known)) / 2
    }
}

/// The best lead of the player to move when the piles from `start` are left.
fn lead(piles: &[i32], start: usize, m: usize, known: &mut HashMap<(usize, usize), i32>) -> i32 {
    if start == piles.len() {
        return 0;
    }
    if let Some(&lead) = known.get(&(start, m)) {
        return lead;
    }
    let (mut taken, mut best) = (0, i32::MIN);
    for x in 1..=(2 * m).min(piles.len() - start) {
        taken += piles[start + x - 1];
        best = best.max(taken - lead(piles, start + x, m.max(x), known));
    }
    known.insert((start, m), best);
    best
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ii(numbers.skip(1).collect()));
}
