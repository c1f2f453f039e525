//! A word needs no place of its own exactly if it is the end of another word, which then serves for both.
//! With all words reversed and sorted, a word that begins another one also begins the one right after it.
impl Solution {
    pub fn minimum_length_encoding(words: Vec<String>) -> i32 {
        let mut turned: Vec<String> = words.iter().map(|word| word.chars().rev().collect()).collect();
        turned.sort_unstable();
        let next = turned.iter().skip(1).map(String::as_str).chain([""]);
        let needed = turned.iter().zip(next).filter(|(word, next)| !next.starts_with(word.as_str()));
        needed.map(|(word, _)| word.len() as i32 + 1).sum()
    }
}
