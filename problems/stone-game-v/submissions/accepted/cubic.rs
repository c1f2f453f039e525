// Interval DP: every split of every interval, by growing length. O(n^3), n^3 / 6 steps.

use std::cmp::Ordering;

pub struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let n = stone_value.len();
        let mut prefix = vec![0; n + 1];
        for i in 0..n {
            prefix[i + 1] = prefix[i] + stone_value[i];
        }
        let mut best = vec![vec![0; n + 1]; n + 1];
        for length in 2..=n {
            for i in 0..=n - length {
                let j = i + length;
                let score = |k: usize| {
                    let (left, right) = (prefix[k] - prefix[i], prefix[j] - prefix[k]);
                    match left.cmp(&right) {
                        Ordering::Less => left + best[i][k],
                        Ordering::Greater => right + best[k][j],
                        Ordering::Equal => left + best[i][k].max(best[k][j]),
                    }
                };
                best[i][j] = (i + 1..j).map(score).max().unwrap_or(0);
            }
        }
        best[0][n]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_v(numbers.skip(1).collect()));
}
