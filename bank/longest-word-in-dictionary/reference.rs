//! A word can be built exactly if it has one letter or if it can be built without its last letter. In sorted order that
//! shorter word comes first, and of words of the same length the wanted one does.
use std::collections::HashSet;

impl Solution {
    pub fn longest_word(mut words: Vec<String>) -> String {
        words.sort_unstable();
        let mut built = HashSet::from([""]);
        let mut longest = "";
        for word in &words {
            if built.contains(&word[..word.len() - 1]) {
                built.insert(word);
                if word.len() > longest.len() {
                    longest = word;
                }
            }
        }
        longest.to_string()
    }
}
