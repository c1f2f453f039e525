//! Each segment has exactly one first character, which is no space and comes after a space or at the beginning.
//! So these are counted.
impl Solution {
    pub fn count_segments(s: String) -> i32 {
        let mut before = b' ';
        let mut segments = 0;
        for c in s.bytes() {
            segments += (c != b' ' && before == b' ') as i32;
            before = c;
        }
        segments
    }
}
