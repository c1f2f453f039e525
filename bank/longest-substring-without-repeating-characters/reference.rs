//! For each end the longest good stretch starts right after the latest earlier place of any
//! character that would repeat. That start never moves back, so one pass with the last place of
//! each character is enough.
impl Solution {
    pub fn length_of_longest_substring(s: String) -> i32 {
        // One past the last place of each byte; 0 where it was not met.
        let mut after = [0usize; 256];
        let (mut start, mut best) = (0, 0);
        for (i, c) in s.bytes().enumerate() {
            start = start.max(after[c as usize]);
            after[c as usize] = i + 1;
            best = best.max(i + 1 - start);
        }
        best as i32
    }
}
