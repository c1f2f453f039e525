//! Swaps put the letters at even places into any order, and those at odd places too, but never move one to the other
//! kind. So two words belong together exactly when both kinds are the same after sorting.
use std::collections::HashSet;

impl Solution {
    pub fn num_special_equiv_groups(words: Vec<String>) -> i32 {
        let sorted = |word: String| {
            let mut letters: Vec<(usize, u8)> = word.bytes().enumerate().map(|(i, letter)| (i % 2, letter)).collect();
            letters.sort_unstable();
            letters
        };
        words.into_iter().map(sorted).collect::<HashSet<_>>().len() as i32
    }
}
