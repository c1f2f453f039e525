//! Shifting changes all letters alike, so each sequence has exactly one member that begins with an a.
//! Strings belong together exactly when they have the same such member.
use std::collections::HashMap;

impl Solution {
    pub fn group_strings(strings: Vec<String>) -> Vec<Vec<String>> {
        let mut groups: HashMap<Vec<u8>, Vec<String>> = HashMap::new();
        for text in strings {
            let first = text.as_bytes()[0];
            let shifted = text.bytes().map(|letter| (letter + 26 - first) % 26).collect();
            groups.entry(shifted).or_default().push(text);
        }
        groups.into_values().collect()
    }
}
