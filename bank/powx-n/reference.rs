//! Squares of the base are multiplied for the bits of the exponent that are set, which takes as
//! many steps as there are bits. A negative exponent inverts the result; its size is taken in 64
//! bits, where 2^31 has room.
impl Solution {
    pub fn my_pow(x: f64, n: i32) -> f64 {
        let mut exponent = (n as i64).abs();
        let (mut square, mut power) = (x, 1.0);
        while exponent > 0 {
            if exponent & 1 == 1 {
                power *= square;
            }
            square *= square;
            exponent >>= 1;
        }
        if n < 0 { 1.0 / power } else { power }
    }
}
