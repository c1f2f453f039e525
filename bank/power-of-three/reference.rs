//! The largest power of three in 32 bits is 3^19, and as three is a prime, its positive divisors are just the powers.
//! Numbers below 1 are none.
impl Solution {
    pub fn is_power_of_three(n: i32) -> bool {
        n > 0 && 3i32.pow(19) % n == 0
    }
}
