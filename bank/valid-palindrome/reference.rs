//! Only letters and digits count, in lower case; they are compared from both ends towards the middle.
//! A text without any of them reads the same both ways.
impl Solution {
    pub fn is_palindrome(s: String) -> bool {
        let kept = || s.bytes().filter(u8::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase());
        kept().eq(kept().rev())
    }
}
