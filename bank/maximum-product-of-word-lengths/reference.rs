//! Whether two words share a letter depends on their sets of letters only, and a set is the bits of a number: words
//! without a common letter have no common bit. Of the words with one set the longest is enough.
use std::collections::HashMap;

impl Solution {
    pub fn max_product(words: Vec<String>) -> i32 {
        let mut longest: HashMap<u32, usize> = HashMap::new();
        for word in &words {
            let set = word.bytes().fold(0, |set, c| set | 1 << (c - b'a'));
            let length = longest.entry(set).or_insert(0);
            *length = word.len().max(*length);
        }
        let sets: Vec<(u32, usize)> = longest.into_iter().collect();
        let mut best = 0;
        for (i, &(a, m)) in sets.iter().enumerate() {
            for &(b, n) in &sets[..i] {
                if a & b == 0 {
                    best = best.max(m * n);
                }
            }
        }
        best as i32
    }
}
