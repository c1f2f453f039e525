// The player to move gets everything that is left except what the other player then gets at best, so the best score is
// the suffix sum minus the smallest of the next three best scores.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut scores = [0, i32::MAX, i32::MAX];
        let mut rest = 0;
        for stone in stone_value.into_iter().rev() {
            rest += stone;
            let others = scores.into_iter().min().unwrap_or(0);
            scores = [rest - others, scores[0], scores[1]];
        }
        let alice = scores[0];
        match alice.cmp(&(rest - alice)) {
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
