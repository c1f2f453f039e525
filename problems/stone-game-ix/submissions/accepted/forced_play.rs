// After Alice's first stone no player has a real choice: the residues other than 0 must come as 1 1 2 1 2 ... or as
// 2 2 1 2 1 ..., and stones divisible by 3 can be put in anywhere later. So the number of safe moves is fixed by the
// first one, and Alice wins if Bob is to move when only losing stones are left.

pub struct Solution;

impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut counts = [0; 3];
        for stone in stones {
            counts[(stone % 3) as usize] += 1;
        }
        [1, 2].into_iter().filter(|&first| counts[first] > 0).any(|first| {
            let safe = forced(counts, first) + counts[0];
            safe % 2 == 1 && safe < counts.iter().sum()
        })
    }
}

/// How many stones of residue 1 and 2 can be removed safely, in the only order that is safe.
fn forced(mut counts: [usize; 3], first: usize) -> usize {
    let mut residue = first;
    let mut sum = 0;
    let mut removed = 0;
    while counts[residue] > 0 {
        counts[residue] -= 1;
        removed += 1;
        sum = (sum + residue) % 3;
        residue = sum;
    }
    removed
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ix(numbers.skip(1).collect()));
}
