//! A word of at most 7 letters has at most 49 pairs of a prefix and a suffix, so all pairs are written down in
//! advance. Later words replace earlier ones, which leaves the largest index at each pair.
use std::collections::HashMap;

struct WordFilter {
    last: HashMap<(u64, u64), i32>,
}

/// A text of at most 7 letters as a number, 5 bits for each letter.
fn code(text: &str) -> u64 {
    text.bytes().fold(0, |number, letter| number << 5 | u64::from(letter - b'a' + 1))
}

impl WordFilter {
    fn new(words: Vec<String>) -> Self {
        let mut last = HashMap::new();
        for (index, word) in words.iter().enumerate() {
            let ends: Vec<u64> = (0..word.len()).map(|start| code(&word[start..])).collect();
            for length in 1..=word.len() {
                let beginning = code(&word[..length]);
                last.extend(ends.iter().map(|&end| ((beginning, end), index as i32)));
            }
        }
        WordFilter { last }
    }

    fn f(&self, pref: String, suff: String) -> i32 {
        *self.last.get(&(code(&pref), code(&suff))).unwrap_or(&-1)
    }
}
