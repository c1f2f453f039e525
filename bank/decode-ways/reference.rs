//! The last letter of a decoding takes one digit or two, so the ways for a beginning are those for
//! the beginnings without it, added. A single digit must not be 0, and two digits must be from 10
//! to 26, so only two counts are kept.
impl Solution {
    pub fn num_decodings(s: String) -> i64 {
        let digits = s.as_bytes();
        // Beginnings that end in nothing valid may count more than 64 bits hold.
        let (mut before, mut here) = (0i128, 1i128);
        for i in 0..digits.len() {
            let mut next = if digits[i] != b'0' { here } else { 0 };
            if i > 0 && (digits[i - 1] == b'1' || (digits[i - 1] == b'2' && digits[i] <= b'6')) {
                next += before;
            }
            (before, here) = (here, next);
        }
        i64::try_from(here).unwrap_or(i64::MAX)
    }
}
