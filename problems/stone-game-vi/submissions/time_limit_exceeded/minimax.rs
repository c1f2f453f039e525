// Every order of taking, straight from the rules: n! lines of play.

pub struct Solution;

impl Solution {
    pub fn stone_game_vi(alice_values: Vec<i32>, bob_values: Vec<i32>) -> i32 {
        let mut stones: Vec<(i32, i32)> = alice_values.into_iter().zip(bob_values).collect();
        lead(&mut stones, true).signum()
    }
}

/// How far Alice is ahead when the game ends.
fn lead(stones: &mut Vec<(i32, i32)>, alice: bool) -> i32 {
    let mut best = None;
    for i in 0..stones.len() {
        let stone = stones.swap_remove(i);
        let end = if alice { stone.0 + lead(stones, false) } else { lead(stones, true) - stone.1 };
        stones.push(stone);
        let last = stones.len() - 1;
        stones.swap(i, last);
        best = Some(best.map_or(end, |b: i32| if alice { b.max(end) } else { b.min(end) }));
    }
    best.unwrap_or(0)
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut values = || {
        let length = numbers.next().expect("a length") as usize;
        numbers.by_ref().take(length).collect()
    };
    let (alice_values, bob_values) = (values(), values());
    println!("{}", Solution::stone_game_vi(alice_values, bob_values));
}
