//! Mistake: the last window is not looked at, unless it is the only one.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let (n, k) = (next() as usize, next() as usize);
    let a: Vec<i64> = (0..n).map(|_| next()).collect();
    let last = (n - k).max(1);
    let best = (0..last).map(|start| a[start..start + k].iter().sum::<i64>()).max().expect("k <= n");
    println!("{best}");
}
