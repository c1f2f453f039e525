//! The smallest difference of two values: all pairs.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    for _ in 0..next() {
        let n = next();
        let a: Vec<i64> = (0..n).map(|_| next()).collect();
        let pairs = (0..a.len()).flat_map(|i| (0..i).map(move |j| (i, j)));
        println!("{}", pairs.map(|(i, j)| (a[i] - a[j]).abs()).min().expect("n >= 2"));
    }
}
