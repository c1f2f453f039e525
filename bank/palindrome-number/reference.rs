//! The lower half of the digits is turned until it is no shorter than what is left, and then both
//! halves are compared. A number with a last digit 0 would need a leading zero, so apart from 0
//! itself it is none; the turned half cannot overflow.
impl Solution {
    pub fn is_palindrome(x: i32) -> bool {
        if x < 0 || (x % 10 == 0 && x != 0) {
            return false;
        }
        let (mut high, mut low) = (x, 0);
        while high > low {
            low = low * 10 + high % 10;
            high /= 10;
        }
        // With an odd number of digits the middle one is the last of `low`.
        high == low || high == low / 10
    }
}
