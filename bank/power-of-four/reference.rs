//! A power of two has a single one among its binary digits, and the powers of four are those with an even number of
//! zeros behind it. Negative numbers are none, -2^31 included, though its pattern has a single one.
impl Solution {
    pub fn is_power_of_four(n: i32) -> bool {
        n > 0 && n.count_ones() == 1 && n.trailing_zeros() % 2 == 0
    }
}
