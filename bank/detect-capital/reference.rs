//! The three right uses differ only in the number of capitals: all, none, or one that stands first.
//! So counting the capitals and looking at the first letter decides.
impl Solution {
    pub fn detect_capital_use(word: String) -> bool {
        let capitals = word.bytes().filter(u8::is_ascii_uppercase).count();
        capitals == 0 || capitals == word.len() || (capitals == 1 && word.as_bytes()[0].is_ascii_uppercase())
    }
}
