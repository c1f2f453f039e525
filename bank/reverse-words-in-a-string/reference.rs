//! Words are what lies between blanks, however many of them; they keep their letters and change their order.
//! Joined by single blanks, they leave none at the ends.
impl Solution {
    pub fn reverse_words(s: String) -> String {
        let words: Vec<&str> = s.split_ascii_whitespace().rev().collect();
        words.join(" ")
    }
}
