// Wrong: both always take as many piles as the rule allows.

pub struct Solution;

impl Solution {
    pub fn stone_game_ii(piles: Vec<i32>) -> i32 {
        let (mut start, mut m, mut scores) = (0, 1, [0, 0]);
        let mut player = 0;
        while start < piles.len() {
            let x = (2 * m).min(piles.len() - start);
            scores[player] += piles[start..start + x].iter().sum::<i32>();
            start += x;
            m = m.max(x);
            player = 1 - player;
        }
        scores[0]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_ii(numbers.skip(1).collect()));
}
