// Wrong: the best score starts from 0 instead of the worst possible, but with negative stones a forced score can be
// below 0.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let n = stone_value.len();
        let mut scores = vec![0; n + 1];
        let mut rest = 0;
        for i in (0..n).rev() {
            rest += stone_value[i];
            for k in 1..=3.min(n - i) {
                scores[i] = scores[i].max(rest - scores[i + k]);
            }
        }
        match scores[0].cmp(&(rest - scores[0])) {
            std::cmp::Ordering::Greater => "Alice",
            std::cmp::Ordering::Equal => "Tie",
            std::cmp::Ordering::Less => "Bob",
        }
        .to_string()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
