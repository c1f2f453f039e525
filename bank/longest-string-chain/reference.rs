//! The word before another in a chain is that word without one letter, so there are few candidates for it. Shorter
//! words come first, hence the longest chain to each candidate is known already.
use std::collections::HashMap;

impl Solution {
    pub fn longest_str_chain(words: Vec<String>) -> i32 {
        let mut ordered = words;
        ordered.sort_unstable_by_key(String::len);
        let mut chains: HashMap<String, i32> = HashMap::new();
        for word in ordered {
            let shorter = (0..word.len()).map(|cut| format!("{}{}", &word[..cut], &word[cut + 1..]));
            let before = shorter.filter_map(|candidate| chains.get(&candidate)).max();
            let length = before.map_or(1, |chain| chain + 1);
            chains.insert(word, length);
        }
        chains.into_values().max().unwrap_or(0)
    }
}
