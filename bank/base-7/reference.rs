//! The last digit is the remainder of the division by seven, and the digits before it are those of the quotient.
//! A negative number has the digits of its magnitude behind a minus, and zero has the one digit 0.
impl Solution {
    pub fn convert_to_base7(num: i32) -> String {
        let mut rest = (num as i64).abs();
        let mut digits = Vec::new();
        while rest > 0 || digits.is_empty() {
            digits.push((b'0' + (rest % 7) as u8) as char);
            rest /= 7;
        }
        if num < 0 {
            digits.push('-');
        }
        digits.into_iter().rev().collect()
    }
}
