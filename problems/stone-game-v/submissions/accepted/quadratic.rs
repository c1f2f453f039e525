// Interval DP in O(n^2). For an interval i..j the splits whose left part is the smaller form a prefix of all splits,
// and those whose right part is the smaller a suffix; where they meet moves to the right as j grows. So two running
// maxima answer each interval: over left parts of one start, and over right parts of one end.

pub struct Solution;

impl Solution {
    pub fn stone_game_v(stone_value: Vec<i32>) -> i32 {
        let n = stone_value.len();
        let mut prefix = vec![0; n + 1];
        for i in 0..n {
            prefix[i + 1] = prefix[i] + stone_value[i];
        }
        // left[i][k]: the most that a left part gives, its sum included, if it starts at i and ends at k or before;
        // right[k][j]: a right part that ends at j and starts at k or after.
        let mut left = vec![vec![0; n + 1]; n + 1];
        let mut right = vec![vec![0; n + 1]; n + 1];
        let mut answer = 0;
        for i in (0..n).rev() {
            let mut k = i;
            for j in i + 1..=n {
                let total = prefix[j] - prefix[i];
                while k + 1 < j && 2 * (prefix[k + 1] - prefix[i]) <= total {
                    k += 1;
                }
                let equal = k > i && 2 * (prefix[k] - prefix[i]) == total;
                let first = if equal { k } else { k + 1 };
                // A part with nothing in it gives the 0 of the tables.
                answer = left[i][k].max(right[first][j]);
                left[i][j] = (total + answer).max(left[i][j - 1]);
                right[i][j] = (total + answer).max(right[i + 1][j]);
            }
        }
        answer
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_v(numbers.skip(1).collect()));
}
