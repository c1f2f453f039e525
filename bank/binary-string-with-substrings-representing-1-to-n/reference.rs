//! A number up to n has at most 30 digits and begins with 1, so the string has at most 30 substrings for each place
//! that can be such a number. All of 1 to n are among them if there are n different ones.
use std::collections::HashSet;

impl Solution {
    pub fn query_string(s: String, n: i32) -> bool {
        let digits = s.as_bytes();
        let mut numbers = HashSet::new();
        for start in (0..digits.len()).filter(|&start| digits[start] == b'1') {
            let values = digits[start..].iter().scan(0i64, |value, digit| {
                *value = 2 * *value + i64::from(digit - b'0');
                Some(*value)
            });
            numbers.extend(values.take_while(|&value| value <= i64::from(n)));
        }
        numbers.len() == n as usize
    }
}
