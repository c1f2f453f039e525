//! The quotient is built from its highest bit down: a bit is set exactly if the divisor, shifted by
//! it, still fits into what is left. Sizes are taken in 64 bits, where both -2^31 and its shifts
//! have room, and only 2^31 itself leaves the range.
impl Solution {
    pub fn divide(dividend: i32, divisor: i32) -> i32 {
        let mut rest = (dividend as i64).abs();
        let size = (divisor as i64).abs();
        let mut quotient = 0i64;
        for bit in (0..32).rev() {
            if size << bit <= rest {
                rest -= size << bit;
                quotient |= 1 << bit;
            }
        }
        if (dividend < 0) != (divisor < 0) {
            quotient = -quotient;
        }
        quotient.min(i32::MAX as i64) as i32
    }
}
