// The best lead of the player to move on every interval, by growing length, one row of memory; the interval's sum
// slides along. O(n^2).

pub struct Solution;

impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        let mut lead = vec![0; n];
        for length in 2..=n {
            let mut sum: i32 = stones[..length].iter().sum();
            for i in 0..=n - length {
                let j = i + length - 1;
                lead[i] = (sum - stones[i] - lead[i + 1]).max(sum - stones[j] - lead[i]);
                sum += if j + 1 < n { stones[j + 1] - stones[i] } else { 0 };
            }
        }
        lead[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_vii(numbers.skip(1).collect()));
}
