//! In a palindrome of two words the shorter one is the longer one's other end reversed, and what is left of the longer
//! one is a palindrome. So each word is cut everywhere, and hashes of its prefixes, of those of its reverse and of the
//! words tell in constant time whether one piece is a palindrome and which word is the other piece reversed.
use std::collections::HashMap;

const MOD: u128 = (1 << 61) - 1;
const BASE: u128 = 911_382_323_717_171_717;

fn prefixes(letters: impl Iterator<Item = u8>) -> Vec<u128> {
    let mut hashes = vec![0];
    for c in letters {
        hashes.push((hashes[hashes.len() - 1] * BASE + c as u128) % MOD);
    }
    hashes
}

impl Solution {
    pub fn palindrome_pairs(words: Vec<String>) -> Vec<Vec<i32>> {
        let mut power = vec![1];
        for i in 0..words.iter().map(String::len).max().unwrap_or(0) {
            power.push(power[i] * BASE % MOD);
        }
        let part = |h: &[u128], from: usize, to: usize| (h[to] + MOD - h[from] * power[to - from] % MOD) % MOD;
        let whole: Vec<Vec<u128>> = words.iter().map(|w| prefixes(w.bytes())).collect();
        let index: HashMap<(usize, u128), usize> =
            whole.iter().enumerate().map(|(i, h)| ((h.len() - 1, h[h.len() - 1]), i)).collect();
        let mut pairs = Vec::new();
        for (i, word) in words.iter().enumerate() {
            let (there, back, n) = (&whole[i], prefixes(word.bytes().rev()), word.len());
            for cut in 0..=n {
                // the pieces before and behind the cut, and both of them reversed
                let (a, b) = (part(there, 0, cut), part(there, cut, n));
                let (reversed_a, reversed_b) = (part(&back, n - cut, n), part(&back, 0, n - cut));
                if b == reversed_b {
                    if let Some(&j) = index.get(&(cut, reversed_a)) {
                        if j != i {
                            pairs.push(vec![i as i32, j as i32]);
                        }
                    }
                }
                // a cut before the whole word was the case of equal lengths
                if cut > 0 && a == reversed_a {
                    if let Some(&j) = index.get(&(n - cut, reversed_b)) {
                        if j != i {
                            pairs.push(vec![j as i32, i as i32]);
                        }
                    }
                }
            }
        }
        pairs
    }
}
