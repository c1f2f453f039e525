//! The last digit becomes the first one when the number is turned, so the digits are read from the end and the turned
//! ones appended in that order. A number that has all its digits valid is confusing if this gives another one.
impl Solution {
    pub fn confusing_number(n: i32) -> bool {
        let turned_digit = [Some(0), Some(1), None, None, None, None, Some(9), None, Some(8), Some(6)];
        let mut left = n as usize;
        let mut turned: i64 = 0;
        while left > 0 {
            let Some(digit) = turned_digit[left % 10] else { return false };
            turned = 10 * turned + digit;
            left /= 10;
        }
        turned != i64::from(n)
    }
}
