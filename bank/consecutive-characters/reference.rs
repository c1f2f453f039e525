//! A substring with only one character lies in one run of equal characters.
//! So the longest run is the answer.
impl Solution {
    pub fn max_power(s: String) -> i32 {
        s.as_bytes().chunk_by(|a, b| a == b).map(<[u8]>::len).max().unwrap_or(0) as i32
    }
}
