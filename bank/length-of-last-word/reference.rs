//! The last word ends at the last letter, so blanks are passed over from the end, and then letters
//! are counted. Nothing before the blank that ends the count matters.
impl Solution {
    pub fn length_of_last_word(s: String) -> i32 {
        s.bytes().rev().skip_while(|&c| c == b' ').take_while(|&c| c != b' ').count() as i32
    }
}
