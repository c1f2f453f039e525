//! Breadth-first search meets every word first by a shortest ladder. Words with the same gap, one letter blotted out,
//! are neighbours of each other, and a gap is used up the first time, since all its words are reached then.
use std::collections::{HashMap, VecDeque};

impl Solution {
    pub fn ladder_length(begin_word: String, end_word: String, word_list: Vec<String>) -> i32 {
        fn gaps(word: &str) -> impl Iterator<Item = String> + '_ {
            (0..word.len()).map(|i| format!("{}.{}", &word[..i], &word[i + 1..]))
        }
        let mut by_gap: HashMap<String, Vec<&String>> = HashMap::new();
        for word in &word_list {
            for gap in gaps(word) {
                by_gap.entry(gap).or_default().push(word);
            }
        }
        let mut length = HashMap::from([(&begin_word, 1)]);
        let mut queue = VecDeque::from([&begin_word]);
        while let Some(word) = queue.pop_front() {
            if *word == end_word {
                return length[word];
            }
            for gap in gaps(word) {
                for other in by_gap.remove(&gap).unwrap_or_default() {
                    if !length.contains_key(other) {
                        length.insert(other, length[word] + 1);
                        queue.push_back(other);
                    }
                }
            }
        }
        0
    }
}
