//! Wrong: begins also where the second player wins.

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

/// A winning turn where there is one, else one stone of the largest pile.
fn turn(piles: &[usize]) -> (usize, usize) {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let largest = (0..piles.len()).max_by_key(|&at| piles[at]).unwrap_or(0);
    let winning = piles.iter().position(|pile| pile ^ sum < *pile);
    winning.map_or((largest, 1), |at| (at, piles[at] - (piles[at] ^ sum)))
}

fn main() {
    numbers();
    let mut piles = numbers().expect("piles");
    let begins = true;
    say(if begins { "first" } else { "second" });
    let mut is_mine = begins;
    while piles.iter().any(|&pile| pile > 0) {
        if is_mine {
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
