// Right by definition, from the rules: a player wins with a stone that does not make the sum divisible by 3 and leaves
// the other a lost position. With no stone left Bob has won, so there the answer depends on whose turn it is. The
// positions that are reached grow with the square of the number of stones, and the recursion is as deep as there are
// stones.

use std::collections::HashMap;

pub struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0; 3];
        for stone in stones {
            counts[(stone % 3) as usize] += 1;
        }
        wins(counts, 0, true, &mut HashMap::new())
    }
}

/// Whether the player to move wins: `counts` stones of each residue are left, those removed add up to `sum` modulo 3.
fn wins(counts: [u32; 3], sum: usize, alice: bool, known: &mut HashMap<[u32; 3], [Option<bool>; 3]>) -> bool {
    if counts == [0; 3] {
        return !alice;
    }
    if let Some(answer) = known.get(&counts).and_then(|answers| answers[sum]) {
        return answer;
    }
    let answer = (0..3).any(|residue| {
        let after = (sum + residue) % 3;
        let mut left = counts;
        counts[residue] > 0 && after != 0 && {
            left[residue] -= 1;
            !wins(left, after, !alice, known)
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
