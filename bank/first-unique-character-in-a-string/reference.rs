//! Whether a character is unique is known only at the end, so they are counted first; then the first one with a count
//! of one is the answer.
impl Solution {
    pub fn first_uniq_char(s: String) -> i32 {
        let mut count = [0; 128];
        for c in s.bytes() {
            count[c as usize] += 1;
        }
        s.bytes().position(|c| count[c as usize] == 1).map_or(-1, |place| place as i32)
    }
}
