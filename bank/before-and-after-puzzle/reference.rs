//! Two phrases fit if the last word of one is the first word of the other, so the phrases are looked up by their first
//! words. A merged phrase is the first phrase and what follows the first word of the second; a set keeps them in order.
use std::collections::{BTreeSet, HashMap};

impl Solution {
    pub fn before_and_after_puzzles(phrases: Vec<String>) -> Vec<String> {
        let mut by_first: HashMap<&str, Vec<usize>> = HashMap::new();
        for (place, phrase) in phrases.iter().enumerate() {
            by_first.entry(phrase.split(' ').next().unwrap()).or_default().push(place);
        }
        let mut puzzles = BTreeSet::new();
        for (place, phrase) in phrases.iter().enumerate() {
            let last = phrase.rsplit(' ').next().unwrap();
            for &other in by_first.get(last).into_iter().flatten().filter(|&&other| other != place) {
                puzzles.insert(format!("{phrase}{}", &phrases[other][last.len()..]));
            }
        }
        puzzles.into_iter().collect()
    }
}
