//! To append a number in base 2 is to shift what is there by the number of its bits, and to add it.
//! A remainder below 10^9 + 7 that is shifted by up to 17 bits fits into 64 bits.
impl Solution {
    pub fn concatenated_binary(n: i32) -> i32 {
        const MODULUS: u64 = 1_000_000_007;
        let value = (1..=n as u64).fold(0, |value, x| ((value << (x.ilog2() + 1)) + x) % MODULUS);
        value as i32
    }
}
