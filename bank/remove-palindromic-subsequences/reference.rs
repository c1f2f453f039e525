//! All letters a are a palindrome, and so are all letters b, so two steps are always enough. One step is enough only if
//! the whole string is a palindrome.
impl Solution {
    pub fn remove_palindrome_sub(s: String) -> i32 {
        let forwards = s.bytes().take(s.len() / 2);
        if forwards.eq(s.bytes().rev().take(s.len() / 2)) { 1 } else { 2 }
    }
}
