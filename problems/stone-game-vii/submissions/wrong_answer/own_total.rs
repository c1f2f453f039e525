// Wrong: each makes the own total large instead of the difference. Both totals can grow together here, so that is
// another game.

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        // The totals of the player to move and of the other, when both look at their own only.
        let mut totals = vec![(0, 0); n];
        for length in 2..=n {
            let mut sum: i32 = stones[..length].iter().sum();
            for i in 0..=n - length {
                let j = i + length - 1;
                let first = (sum - stones[i] + totals[i + 1].1, totals[i + 1].0);
                let last = (sum - stones[j] + totals[i].1, totals[i].0);
                totals[i] = if first.0 >= last.0 { first } else { last };
                sum += if j + 1 < n { stones[j + 1] - stones[i] } else { 0 };
            }
        }
        totals[0].0 - totals[0].1
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
