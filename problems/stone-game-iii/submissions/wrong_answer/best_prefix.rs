// Wrong: each player takes the one, two or three stones worth most right now (the fewest of equals), without a look at
// what that leaves to the other.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut lead = 0;
        let mut sign = 1;
        let mut rest = &stone_value[..];
        while !rest.is_empty() {
            let mut taken = 0;
            let mut best = (i32::MIN, 0);
            for (k, stone) in rest.iter().take(3).enumerate() {
                taken += stone;
                if taken > best.0 {
                    best = (taken, k + 1);
                }
            }
            lead += sign * best.0;
            sign = -sign;
            rest = &rest[best.1..];
        }
        match lead {
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
