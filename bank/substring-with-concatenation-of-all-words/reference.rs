//! For each offset within a word the text is a row of pieces of equal length, and the answer is the
//! windows of pieces with the right counts. A window is shortened from the left only while one word
//! comes too often, so each piece enters and leaves it once.
use std::collections::HashMap;

impl Solution {
    pub fn find_substring(s: String, words: Vec<String>) -> Vec<i32> {
        let t = s.as_bytes();
        let length = words[0].len();
        let mut wanted: HashMap<&[u8], i32> = HashMap::new();
        for word in &words {
            *wanted.entry(word.as_bytes()).or_insert(0) += 1;
        }
        let mut out = Vec::new();
        for offset in 0..length {
            // How many more of each word the window may take.
            let mut free = wanted.clone();
            let mut start = offset;
            let mut end = offset;
            while end + length <= t.len() {
                let piece = &t[end..end + length];
                end += length;
                if !wanted.contains_key(piece) {
                    free = wanted.clone();
                    start = end;
                    continue;
                }
                *free.get_mut(piece).unwrap() -= 1;
                while free[piece] < 0 {
                    *free.get_mut(&t[start..start + length]).unwrap() += 1;
                    start += length;
                }
                if end - start == words.len() * length {
                    out.push(start as i32);
                }
            }
        }
        out
    }
}
