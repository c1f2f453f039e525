//! When the cut moves over a character, a 0 adds one to the score and a 1 takes one away.
//! The score before the first character is the number of all ones, and neither part may be empty.
impl Solution {
    pub fn max_score(s: String) -> i32 {
        let ones = s.matches('1').count() as i32;
        let cut = s[..s.len() - 1].bytes().scan(ones, |score, c| {
            *score += if c == b'0' { 1 } else { -1 };
            Some(*score)
        });
        cut.max().unwrap_or(0)
    }
}
