// Wrong: when both parts have the same sum, only the left one is ever kept.

pub struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let n = stone_value.len();
        let mut prefix = vec![0];
        prefix.extend(stone_value.iter().scan(0, |sum, &x| {
            *sum += x;
            Some(*sum)
        }));
        let mut best = vec![vec![0; n + 1]; n + 1];
        for length in 2..=n {
            for i in 0..=n - length {
                let j = i + length;
                for k in i + 1..j {
                    let (left, right) = (prefix[k] - prefix[i], prefix[j] - prefix[k]);
                    let score = if left <= right { left + best[i][k] } else { right + best[k][j] };
                    best[i][j] = best[i][j].max(score);
                }
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
