//! The places of the letters are the same before and after, and only what stands on them is reversed.
//! So each letter is replaced by the next one from the end, and all other characters are kept.
impl Solution {
    pub fn reverse_only_letters(s: String) -> String {
        let mut from_end = s.chars().rev().filter(char::is_ascii_alphabetic);
        s.chars().map(|sign| if sign.is_ascii_alphabetic() { from_end.next().unwrap() } else { sign }).collect()
    }
}
