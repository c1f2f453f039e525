// Wrong: when all stones are gone, whoever took the last one is said to lose; here Bob wins then, also when he took it.

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0; 3];
        for stone in stones {
            counts[(stone % 3) as usize] += 1;
        }
        wins(counts, 0, &mut HashMap::new())
    }
}

/// Whether the player to move wins: `counts` stones of each residue are left, those removed add up to `sum` modulo 3.
fn wins(counts: [u32; 3], sum: usize, known: &mut HashMap<[u32; 3], [Option<bool>; 3]>) -> bool {
    if counts == [0; 3] {
        return true;
    }
    if let Some(answer) = known.get(&counts).and_then(|answers| answers[sum]) {
        return answer;
    }
    let answer = (0..3).any(|residue| {
        let after = (sum + residue) % 3;
        let mut left = counts;
        counts[residue] > 0 && after != 0 && {
            left[residue] -= 1;
            !wins(left, after, known)
        }
    });
    known.entry(counts).or_default()[sum] = Some(answer);
    answer
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ix(numbers.skip(1).collect()));
}
