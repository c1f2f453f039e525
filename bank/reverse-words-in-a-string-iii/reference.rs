//! Words are what stands between single spaces, so each part between them is reversed on its own.
//! The spaces stay where they are, because a reversed word is as long as before.
impl Solution {
    pub fn reverse_words(s: String) -> String {
        let words: Vec<String> = s.split(' ').map(|word| word.chars().rev().collect()).collect();
        words.join(" ")
    }
}
