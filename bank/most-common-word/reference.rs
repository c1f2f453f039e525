//! Everything that is no letter separates words, so the words are the parts between such characters, in lowercase.
//! The banned ones and the empty ones are left out, and the others are counted.
use std::collections::HashMap;

impl Solution {
    pub fn most_common_word(paragraph: String, banned: Vec<String>) -> String {
        let text = paragraph.to_ascii_lowercase();
        let mut count: HashMap<&str, usize> = HashMap::new();
        for word in text.split(|c: char| !c.is_ascii_lowercase()).filter(|word| !word.is_empty()) {
            *count.entry(word).or_default() += 1;
        }
        for word in &banned {
            count.remove(word.as_str());
        }
        count.into_iter().max_by_key(|entry| entry.1).map_or(String::new(), |(word, _)| word.to_string())
    }
}
