//! Mistake: the best of one test case is still there in the next.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let mut best = i64::MAX;
    for _ in 0..next() {
        let n = next();
        let mut a: Vec<i64> = (0..n).map(|_| next()).collect();
        a.sort_unstable();
        best = a.windows(2).map(|pair| pair[1] - pair[0]).min().expect("n >= 2").min(best);
        println!("{best}");
    }
}
