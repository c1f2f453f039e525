//! Mistake: an update replaces the value.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let (n, q) = (next() as usize, next());
    let mut a: Vec<i64> = (0..n).map(|_| next()).collect();
    for _ in 0..q {
        if next() == 0 {
            let p = next() as usize;
            a[p] = next();
        } else {
            let (l, r) = (next() as usize, next() as usize);
            println!("{}", a[l..r].iter().sum::<i64>());
        }
    }
}
