//! Sums of prefixes in a binary indexed tree (Fenwick 1994).

use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("stdin is text");
    let mut words = text.split_ascii_whitespace();
    let mut next = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
    let (n, q) = (next() as usize, next());
    let mut tree = vec![0i64; n + 1];
    let add = |tree: &mut [i64], p: usize, x: i64| {
        let mut i = p + 1;
        while i < tree.len() {
            tree[i] += x;
            i += i & i.wrapping_neg();
        }
    };
    let prefix = |tree: &[i64], end: usize| {
        let (mut i, mut sum) = (end, 0);
        while i > 0 {
            sum += tree[i];
            i &= i - 1;
        }
        sum
    };
    for p in 0..n {
        add(&mut tree, p, next());
    }
    for _ in 0..q {
        let (kind, one, other) = (next(), next(), next());
        if kind == 0 {
            add(&mut tree, one as usize, other);
        } else {
            println!("{}", prefix(&tree, other as usize) - prefix(&tree, one as usize));
        }
    }
}
