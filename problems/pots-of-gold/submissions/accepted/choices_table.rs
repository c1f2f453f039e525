// The coins of the player to move: the other player answers with the end that leaves the least, so two moves later the
// smaller of the two intervals is what remains to be won. Which end was best is kept for every interval; both players
// follow it.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        let mut takes_left = vec![false; n * n];
        // The coins on all intervals of a length, by where they start; two lengths before the current one are needed.
        let mut shorter_by_two = vec![0; n + 1];
        let mut shorter = vec![0; n + 1];
        for length in 1..=n {
            let choices = &mut takes_left[(length - 1) * n..length * n];
            let mut coins = vec![0; n + 1 - length];
            for start in 0..coins.len() {
                let inner = shorter_by_two[start + 1];
                let (left, right) = if length == 1 {
                    (pots[start], pots[start])
                } else {
                    let last = pots[start + length - 1];
                    (pots[start] + inner.min(shorter_by_two[start + 2]), last + inner.min(shorter_by_two[start]))
                };
                choices[start] = left >= right;
                coins[start] = left.max(right);
            }
            shorter_by_two = std::mem::replace(&mut shorter, coins);
        }
        let first = shorter[0];
        let mut order = Vec::with_capacity(n);
        let mut start = 0;
        for length in (1..=n).rev() {
            if takes_left[(length - 1) * n + start] {
                start += 1;
                order.push(start as i32);
            } else {
                order.push((start + length) as i32);
            }
        }
        vec![vec![first, pots.iter().sum::<i32>() - first], order]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let rows = Solution::pots_of_gold(numbers.skip(1).collect());
    println!("{}", rows.len());
    for row in rows {
        let row: Vec<String> = row.iter().map(i32::to_string).collect();
        println!("{}\n{}", row.len(), row.join(" "));
    }
}
