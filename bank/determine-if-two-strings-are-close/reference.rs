//! Swaps reach every order, and exchanging two letters only exchanges their counts, so neither the set of the letters
//! nor the collection of the counts ever changes. With both the same, exchanges bring each count to its letter.
impl Solution {
    pub fn close_strings(word1: String, word2: String) -> bool {
        let counts = |word: String| {
            let mut counts = [0u32; 26];
            word.bytes().for_each(|letter| counts[(letter - b'a') as usize] += 1);
            let used = counts.map(|count| count > 0);
            counts.sort_unstable();
            (used, counts)
        };
        counts(word1) == counts(word2)
    }
}
