//! The numbers are below 2^20, so they have at most 20 set bits, and the primes up to there can be listed. The range is
//! short enough to count the bits of each number.
impl Solution {
    pub fn count_prime_set_bits(left: i32, right: i32) -> i32 {
        const PRIMES: [u32; 8] = [2, 3, 5, 7, 11, 13, 17, 19];
        (left..=right).map(|number| i32::from(PRIMES.contains(&number.count_ones()))).sum()
    }
}
