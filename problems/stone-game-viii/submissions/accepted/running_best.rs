// A turn that ends at stone i always scores the prefix sum up to i, whatever was merged before. So the best lead with
// i stones merged is the larger of the best lead of ending later, and of ending right here, prefix minus the other's
// best. One walk from the back. O(n), no extra memory.

pub struct Solution;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        let mut prefix = stones;
        for i in 1..n {
            prefix[i] += prefix[i - 1];
        }
        let mut best = prefix[n - 1];
        for i in (1..n - 1).rev() {
            best = best.max(prefix[i] - best);
        }
        best
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_viii(numbers.skip(1).collect()));
}
