//! The numbers with d digits take 9 * d * 10^(d - 1) places, so whole lengths can be stepped over.
//! Within the right length a division gives the number, and its remainder the digit.
impl Solution {
    pub fn find_nth_digit(n: i32) -> i32 {
        let mut rest = n as i64 - 1;
        let mut digits = 1i64;
        let mut first = 1i64;
        while rest >= 9 * digits * first {
            rest -= 9 * digits * first;
            digits += 1;
            first *= 10;
        }
        let number = first + rest / digits;
        let behind = (digits - 1 - rest % digits) as u32;
        (number / 10i64.pow(behind) % 10) as i32
    }
}
