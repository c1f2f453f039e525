//! The largest sum of k neighbours, from sums of prefixes.

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let (n, k) = (next() as usize, next() as usize);
    let mut prefix = vec![0i64];
    for i in 0..n {
        prefix.push(prefix[i] + next());
    }
    let best = (k..=n).map(|end| prefix[end] - prefix[end - k]).max().expect("k <= n");
    println!("{best}");
}
