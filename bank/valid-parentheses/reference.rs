//! The bracket that was opened last must be closed first, so the closing signs that are still due
//! form a stack. The text is valid when each closing sign is the one on top, and nothing is due at
//! the end.
impl Solution {
    pub fn is_valid(s: String) -> bool {
        let mut due = Vec::new();
        for c in s.bytes() {
            match c {
                b'(' => due.push(b')'),
                b'[' => due.push(b']'),
                b'{' => due.push(b'}'),
                _ => {
                    if due.pop() != Some(c) {
                        return false;
                    }
                }
            }
        }
        due.is_empty()
    }
}
