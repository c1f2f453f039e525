// In a pair of turns Alice scores what Bob scores and the stone that Bob removes. So the difference is the sum of the
// stones that Bob removes: he keeps it small, Alice large, and no sum of an interval is needed. Whose turn it is
// follows from the length. O(n^2).

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        let mut total = vec![0; n + 1];
        for length in 1..=n {
            let bob = (n - length) % 2 == 1;
            for i in 0..=n - length {
                total[i] = if bob {
                    (total[i] + stones[i + length - 1]).min(total[i + 1] + stones[i])
                } else {
                    total[i].max(total[i + 1])
                };
            }
        }
        total[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
