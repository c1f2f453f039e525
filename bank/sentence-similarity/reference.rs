//! Two words at the same place are similar if they are equal or if the pair is given in one order or the other. No
//! chain of pairs counts, so looking the pair up is enough.
use std::collections::HashSet;

impl Solution {
    pub fn are_sentences_similar(
        sentence1: Vec<String>,
        sentence2: Vec<String>,
        similar_pairs: Vec<Vec<String>>,
    ) -> bool {
        let pairs: HashSet<(&str, &str)> = similar_pairs.iter().map(|pair| (&*pair[0], &*pair[1])).collect();
        let similar = |a: &str, b: &str| a == b || pairs.contains(&(a, b)) || pairs.contains(&(b, a));
        sentence1.len() == sentence2.len() && sentence1.iter().zip(&sentence2).all(|(a, b)| similar(a, b))
    }
}
