//! The result does not depend on the order of the removals, so the letters can be added from left to right to a string
//! that is good. Only the new letter can make it bad, together with the last one, and both go then.
impl Solution {
    pub fn make_good(s: String) -> String {
        let mut good = String::new();
        for letter in s.chars() {
            let is_bad = |last: char| last != letter && last.eq_ignore_ascii_case(&letter);
            if good.chars().next_back().is_some_and(is_bad) {
                good.pop();
            } else {
                good.push(letter);
            }
        }
        good
    }
}
