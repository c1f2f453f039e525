//! Each word waits for its next letter, and the first one that comes in s may always be taken. So every letter of s
//! only touches the words that wait for it, and each of them moves on by one letter.
use std::collections::HashMap;
use std::str::Bytes;

impl Solution {
    pub fn num_matching_subseq(s: String, words: Vec<String>) -> i32 {
        let mut waiting: HashMap<Option<u8>, Vec<Bytes>> = HashMap::new();
        for word in &words {
            let mut rest = word.bytes();
            waiting.entry(rest.next()).or_default().push(rest);
        }
        for letter in s.bytes() {
            for mut rest in waiting.remove(&Some(letter)).unwrap_or_default() {
                waiting.entry(rest.next()).or_default().push(rest);
            }
        }
        // A word that waits for no letter is complete.
        waiting.get(&None).map_or(0, Vec::len) as i32
    }
}
