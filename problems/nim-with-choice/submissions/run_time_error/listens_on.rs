//! Wants to hear of one more turn once the game is over, and there is none.

use std::io::{BufRead, Write, stdin, stdout};

fn numbers() -> Option<Vec<usize>> {
    let mut line = String::new();
    let count = stdin().lock().read_line(&mut line).ok()?;
    (count > 0).then(|| line.split_whitespace().map(|word| word.parse().expect("a number")).collect())
}

fn say(text: &str) {
    println!("{text}");
    stdout().flush().expect("somebody listens");
}

/// Leaves piles whose binary sum is 0, which the opponent loses.
fn turn(piles: &[usize]) -> (usize, usize) {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let at = piles.iter().position(|pile| pile ^ sum < *pile).expect("a won game");
    (at, piles[at] - (piles[at] ^ sum))
}

fn main() {
    numbers();
    let mut piles = numbers().expect("piles");
    let begins = piles.iter().fold(0, |sum, pile| sum ^ pile) != 0;
    say(if begins { "first" } else { "second" });
    let mut is_mine = begins;
    loop {
        if is_mine && piles.iter().any(|&pile| pile > 0) {
            let (at, count) = turn(&piles);
            piles[at] -= count;
            say(&format!("{} {count}", at + 1));
        } else {
            let turn = numbers().expect("a turn");
            piles[turn[0] - 1] -= turn[1];
        }
        is_mine = !is_mine;
    }
}
