//! The order of the removals does not matter, so they may be made as early as possible, while the text is read. Then
//! the part that is kept never has two equal neighbors, and a new letter can only meet the last one of it.
impl Solution {
    pub fn remove_duplicates(s: String) -> String {
        let mut kept = String::with_capacity(s.len());
        for letter in s.chars() {
            if kept.ends_with(letter) {
                kept.pop();
            } else {
                kept.push(letter);
            }
        }
        kept
    }
}
