// Wrong: fewer than three stones are always taken at once, although the last one may be a loss that is left to the
// other.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let n = stone_value.len();
        let mut leads = vec![0; n + 1];
        let mut rest = 0;
        for i in (0..n).rev() {
            rest += stone_value[i];
            leads[i] = if n - i < 3 {
                rest
            } else {
                let one = stone_value[i];
                let two = one + stone_value[i + 1];
                let three = two + stone_value[i + 2];
                (one - leads[i + 1]).max(two - leads[i + 2]).max(three - leads[i + 3])
            };
        }
        match leads[0] {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        }
        .to_string()
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
