// Wrong: the best lead starts from 0 instead of the worst possible, as if a player could stop the game and leave
// stones.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut leads = [0; 3];
        for i in (0..stone_value.len()).rev() {
            let mut taken = 0;
            let mut best = 0;
            for (&stone, lead) in stone_value[i..].iter().zip(leads) {
                taken += stone;
                best = best.max(taken - lead);
            }
            leads = [best, leads[0], leads[1]];
        }
        if leads[0] > 0 { "Alice" } else { "Tie" }.to_string()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
