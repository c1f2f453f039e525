//! Never flushes its buffer, so that both wait for each other.

use std::io::{BufRead, BufWriter, Stdout, Write, stdin, stdout};
use std::sync::{LazyLock, Mutex};

static OUT: LazyLock<Mutex<BufWriter<Stdout>>> = LazyLock::new(|| Mutex::new(BufWriter::new(stdout())));

fn numbers() -> Option<Vec<usize>> {
    let mut line = String::new();
    let count = stdin().lock().read_line(&mut line).ok()?;
    (count > 0).then(|| line.split_whitespace().map(|word| word.parse().expect("a number")).collect())
}

fn say(text: &str) {
    OUT.lock().expect("one thread").write_all(format!("{text}\n").as_bytes()).expect("memory");
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
