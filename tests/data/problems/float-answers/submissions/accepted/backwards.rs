//! The same from the other end, so that rounding differs in the last digits.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let n = next();
    let points: Vec<(i64, i64)> = (0..n).map(|_| (next(), next())).collect();
    let mut length = 0.0;
    for pair in points.windows(2).rev() {
        let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
        length += ((dx * dx + dy * dy) as f64).sqrt();
    }
    println!("{length:.9}");
}
