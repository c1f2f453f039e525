//! A prefix of s can be cut into words if a shorter one can and a word is what lies between them.
//! Words have at most 20 letters, so only that many shorter prefixes are asked.
use std::collections::HashSet;

impl Solution {
    pub fn word_break(s: String, word_dict: Vec<String>) -> bool {
        let words: HashSet<&str> = word_dict.iter().map(String::as_str).collect();
        let longest = word_dict.iter().map(String::len).max().unwrap_or(0);
        let mut can = vec![true];
        for end in 1..=s.len() {
            let starts = end.saturating_sub(longest)..end;
            can.push(starts.into_iter().any(|start| can[start] && words.contains(&s[start..end])));
        }
        can[s.len()]
    }
}
