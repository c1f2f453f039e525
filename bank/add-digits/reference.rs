//! A number and the sum of its digits leave the same rest by 9, since 10 leaves 1, so the last digit has that
//! rest too. Where the rest is 0 it is 9, as the sum of digits of a positive number is never 0.
impl Solution {
    pub fn add_digits(num: i32) -> i32 {
        if num == 0 {
            0
        } else {
            1 + (num - 1) % 9
        }
    }
}
