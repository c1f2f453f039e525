//! All parts of a split are balanced exactly if each cut comes where as many L as R have been read. So the most strings
//! come from cutting at all these places, and the end is one of them.
impl Solution {
    pub fn balanced_string_split(s: String) -> i32 {
        let heights = s.bytes().scan(0, |height, side| {
            *height += if side == b'L' { 1 } else { -1 };
            Some(*height)
        });
        heights.filter(|&height| height == 0).count() as i32
    }
}
