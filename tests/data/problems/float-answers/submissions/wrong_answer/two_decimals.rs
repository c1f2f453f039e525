//! Mistake: two decimals are not enough.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let n = next();
    let points: Vec<(f64, f64)> = (0..n).map(|_| (next() as f64, next() as f64)).collect();
    let length: f64 = points.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1)).sum();
    println!("{length:.2}");
}
