// The larger of x and p - x is p / 2 plus the distance of x from p / 2: the lead is folded over the prefix sums from
// the back, one reflection for each, with the prefix sums taken off the total on the way. O(n).

pub struct Solution;

impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let mut prefix: i64 = stones.iter().map(|&x| i64::from(x)).sum();
        let mut lead = prefix;
        for &stone in stones[2..].iter().rev() {
            prefix -= i64::from(stone);
            lead = (prefix + (2 * lead - prefix).abs()) / 2;
        }
        lead as i32
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_viii(numbers.skip(1).collect()));
}
