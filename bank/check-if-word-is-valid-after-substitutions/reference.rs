//! A c can only belong to the a and the b that come last before it and are not used up, since everything inserted
//! between them is complete. So each c has to meet "ab" at the end of what is open, and nothing may stay open.
impl Solution {
    pub fn is_valid(s: String) -> bool {
        let mut open = String::new();
        for letter in s.chars() {
            if letter != 'c' {
                open.push(letter);
            } else if open.ends_with("ab") {
                open.truncate(open.len() - 2);
            } else {
                return false;
            }
        }
        open.is_empty()
    }
}
