//! Two words are anagrams exactly if each letter comes equally often in both, so the 26 counts name
//! the group. Counting takes time linear in the letters, where sorting each word would not.
use std::collections::HashMap;

impl Solution {
    pub fn group_anagrams(strs: Vec<String>) -> Vec<Vec<String>> {
        let mut groups: HashMap<[u8; 26], Vec<String>> = HashMap::new();
        for word in strs {
            // A word has at most 100 letters, so bytes are enough.
            let mut counts = [0u8; 26];
            for c in word.bytes() {
                counts[(c - b'a') as usize] += 1;
            }
            groups.entry(counts).or_default().push(word);
        }
        groups.into_values().collect()
    }
}
