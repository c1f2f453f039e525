// Right by definition: every line of play is played to its end, each player picks the result that is best for them,
// and the scores decide. At most 20 numbers make about a million lines.

pub struct Solution;

impl Solution {
    pub fn predict_the_winner(nums: Vec<i32>) -> bool {
        first_wins(&nums, [0, 0], 0)
    }
}

fn first_wins(nums: &[i32], scores: [i32; 2], mover: usize) -> bool {
    let ([first, rest @ ..], [init @ .., last]) = (nums, nums) else {
        return scores[0] >= scores[1];
    };
    let wins = |taken: i32, left: &[i32]| {
        let mut after = scores;
        after[mover] += taken;
        first_wins(left, after, 1 - mover)
    };
    if mover == 0 { wins(*first, rest) || wins(*last, init) } else { wins(*first, rest) && wins(*last, init) }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::predict_the_winner(numbers.skip(1).collect()));
}
