//! Words are counted in one pass, and different words never tie once equal counts are ordered by the word.
//! A heap of the best k, its worst on top, meets each word once.
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

impl Solution {
    pub fn top_k_frequent(words: Vec<String>, k: i32) -> Vec<String> {
        let mut count: HashMap<&str, i32> = HashMap::new();
        for word in &words {
            *count.entry(word).or_insert(0) += 1;
        }
        let mut best = BinaryHeap::new();
        for (word, times) in count {
            best.push((Reverse(times), word));
            if best.len() > k as usize {
                best.pop();
            }
        }
        best.into_sorted_vec()
            .into_iter()
            .map(|(_, word)| word.to_string())
            .collect()
    }
}
