//! Two numbers are orders of the same digits exactly when these are the same after sorting. A power of two never begins
//! with a zero, so it only has to be compared with all powers that a number of ten digits can be.
impl Solution {
    pub fn reordered_power_of2(n: i32) -> bool {
        let digits = |number: u64| {
            let mut digits = number.to_string().into_bytes();
            digits.sort_unstable();
            digits
        };
        let wanted = digits(n as u64);
        (0..34).any(|exponent| digits(1 << exponent) == wanted)
    }
}
