// The most stones of the player to move, for every start and every M, from the back; what is left is a running sum.
// O(n^3).

pub struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let n = piles.len();
        let mut best = vec![vec![0; n + 1]; n + 1];
        let mut rest = 0;
        for i in (0..n).rev() {
            rest += piles[i];
            for m in 1..=n {
                let most = (2 * m).min(n - i);
                best[i][m] = (1..=most).map(|x| rest - best[i + x][m.max(x)]).max().unwrap_or(0);
            }
        }
        best[0][1]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ii(numbers.skip(1).collect()));
}
