//! A closing parenthesis that finds no open one before it needs one added, and so does every open one that is left in
//! the end. No added parenthesis can serve two of these, so their number is the least.
impl Solution {
    pub fn min_add_to_make_valid(s: String) -> i32 {
        let (open, lone) = s.bytes().fold((0, 0), |(open, lone), byte| match (byte, open) {
            (b'(', _) => (open + 1, lone),
            (_, 0) => (0, lone + 1),
            _ => (open - 1, lone),
        });
        open + lone
    }
}
