//! A word is a concatenation if it can be cut behind a beginning that can, at a word; shorter words are all that fit,
//! since the word as a whole is not looked up. Words are short, so each cut is looked up in a table.
use std::collections::HashSet;

impl Solution {
    pub fn find_all_concatenated_words_in_a_dict(words: Vec<String>) -> Vec<String> {
        let known: HashSet<&str> = words.iter().map(|word| word.as_str()).collect();
        let made = |word: &&String| {
            let n = word.len();
            let mut reached = vec![false; n + 1];
            reached[0] = true;
            for end in 1..=n {
                let first = if end == n { 1 } else { 0 };
                reached[end] = (first..end).any(|start| reached[start] && known.contains(&word[start..end]));
            }
            reached[n]
        };
        words.iter().filter(made).cloned().collect()
    }
}
