//! Two words match up to capitals if their small letters agree, and up to vowels if these agree with one sign for every
//! vowel. So a map for each of the two forms, with the first word that has it, answers after the set of the words.
use std::collections::{HashMap, HashSet};

fn without_vowels(small: &str) -> String {
    small.replace(['a', 'e', 'i', 'o', 'u'], "*")
}

impl Solution {
    pub fn spellchecker(wordlist: Vec<String>, queries: Vec<String>) -> Vec<String> {
        let exact: HashSet<&String> = wordlist.iter().collect();
        let mut by_letters = HashMap::new();
        let mut by_consonants = HashMap::new();
        for word in &wordlist {
            let small = word.to_ascii_lowercase();
            by_consonants.entry(without_vowels(&small)).or_insert(word);
            by_letters.entry(small).or_insert(word);
        }
        let correct = |query: String| {
            if exact.contains(&query) {
                return query;
            }
            let small = query.to_ascii_lowercase();
            let found = by_letters.get(&small).or_else(|| by_consonants.get(&without_vowels(&small)));
            found.map_or_else(String::new, |word| word.to_string())
        };
        queries.into_iter().map(correct).collect()
    }
}
