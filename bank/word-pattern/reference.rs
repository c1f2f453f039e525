//! Letters and words fit together exactly when each letter always meets the same word and each word always the
//! same letter. Both directions are noted, as one alone would let two letters share a word.
use std::collections::HashMap;

impl Solution {
    pub fn word_pattern(pattern: String, s: String) -> bool {
        let words: Vec<&str> = s.split(' ').collect();
        let (mut word_of, mut letter_of) = (HashMap::new(), HashMap::new());
        words.len() == pattern.len()
            && pattern.bytes().zip(words).all(|(letter, word)| {
                *word_of.entry(letter).or_insert(word) == word && *letter_of.entry(word).or_insert(letter) == letter
            })
    }
}
