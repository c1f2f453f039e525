//! Wrong: always takes the whole largest pile, and begins where the number of piles is odd.

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

/// The largest pile.
fn turn(piles: &[usize]) -> (usize, usize) {
    let at = (0..piles.len()).max_by_key(|&at| piles[at]).expect("a pile");
    (at, piles[at])
}

fn main() {
    numbers();
    let mut piles = numbers().expect("piles");
    let begins = piles.len() % 2 == 1;
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
