//! With one bit for each letter, a word is consistent exactly if it has no bit that the allowed letters lack.
//! Thus each letter of a word is looked at once.
impl Solution {
    pub fn count_consistent_strings(allowed: String, words: Vec<String>) -> i32 {
        let bits = |text: &String| text.bytes().fold(0u32, |bits, letter| bits | 1 << (letter - b'a'));
        let missing = !bits(&allowed);
        words.iter().filter(|&word| bits(word) & missing == 0).count() as i32
    }
}
