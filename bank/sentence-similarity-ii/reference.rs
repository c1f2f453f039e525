//! Similar words form groups, and each pair makes one group of two. So two words are similar exactly when they are the
//! same or have been joined into one group, which has a leader that both lead to.
use std::collections::HashMap;

impl Solution {
    pub fn are_sentences_similar_two(
        sentence1: Vec<String>,
        sentence2: Vec<String>,
        similar_pairs: Vec<Vec<String>>,
    ) -> bool {
        let mut numbers = HashMap::new();
        for word in similar_pairs.iter().flatten() {
            let next = numbers.len();
            numbers.entry(word.as_str()).or_insert(next);
        }
        let mut leaders: Vec<usize> = (0..numbers.len()).collect();
        for pair in &similar_pairs {
            let a = Self::leader(&mut leaders, numbers[pair[0].as_str()]);
            let b = Self::leader(&mut leaders, numbers[pair[1].as_str()]);
            leaders[a] = b;
        }
        let mut similar = |(a, b): (&String, &String)| {
            let known = numbers.get(a.as_str()).zip(numbers.get(b.as_str()));
            a == b || known.is_some_and(|(&a, &b)| Self::leader(&mut leaders, a) == Self::leader(&mut leaders, b))
        };
        sentence1.len() == sentence2.len() && sentence1.iter().zip(&sentence2).all(&mut similar)
    }

    fn leader(leaders: &mut [usize], mut word: usize) -> usize {
        while leaders[word] != word {
            leaders[word] = leaders[leaders[word]];
            word = leaders[word];
        }
        word
    }
}
