// The rules read literally, each position solved once: the player to move tries one, two and three stones. The
// recursion is as deep as there are stones, which fits a stack of the usual size because its frames are small.

pub struct Solution;

impl Solution {
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let mut leads = vec![None; stone_value.len()];
        match lead(&stone_value, 0, &mut leads) {
            1.. => "Alice",
            0 => "Tie",
            _ => "Bob",
        }
        .to_string()
    }
}

fn lead(stones: &[i32], start: usize, leads: &mut [Option<i32>]) -> i32 {
    if start == stones.len() {
        return 0;
    }
    if let Some(known) = leads[start] {
        return known;
    }
    let mut taken = 0;
    let mut best = i32::MIN;
    for end in start..stones.len().min(start + 3) {
        taken += stones[end];
        best = best.max(taken - lead(stones, end + 1, leads));
    }
    leads[start] = Some(best);
    best
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::stone_game_iii(numbers.skip(1).collect()));
}
