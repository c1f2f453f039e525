//! The text is blanks, at most one sign and digits, in this order, and whatever stands after them
//! is ignored. Saturating arithmetic keeps the value at the end of its range, since further digits
//! only move it away from zero.
impl Solution {
    pub fn my_atoi(s: String) -> i32 {
        let rest = s.trim_start_matches(' ').as_bytes();
        let (sign, digits) = match rest.first() {
            Some(b'-') => (-1i64, &rest[1..]),
            Some(b'+') => (1, &rest[1..]),
            _ => (1, rest),
        };
        let mut value = 0i64;
        for &c in digits.iter().take_while(|c| c.is_ascii_digit()) {
            let digit = sign * (c - b'0') as i64;
            value = (value * 10 + digit).clamp(i32::MIN as i64, i32::MAX as i64);
        }
        value as i32
    }
}
