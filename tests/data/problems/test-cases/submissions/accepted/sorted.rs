//! The smallest difference of two values: neighbours after sorting.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    for _ in 0..next() {
        let n = next();
        let mut a: Vec<i64> = (0..n).map(|_| next()).collect();
        a.sort_unstable();
        println!("{}", a.windows(2).map(|pair| pair[1] - pair[0]).min().expect("n >= 2"));
    }
}
