//! If a further point is put in after each of the first k - 1 segments, their ends become 2k different points. Every
//! choice of 2k of the n + k - 1 points comes from exactly one drawing, so their number is a binomial coefficient.
const MODULUS: u64 = 1_000_000_007;

fn power(base: u64, exponent: u64) -> u64 {
    match exponent {
        0 => 1,
        odd if odd % 2 == 1 => base * power(base, odd - 1) % MODULUS,
        even => power(base * base % MODULUS, even / 2),
    }
}

impl Solution {
    pub fn number_of_sets(n: i32, k: i32) -> i32 {
        let (points, ends) = ((n + k - 1) as u64, 2 * k as u64);
        let product = |factors: std::ops::RangeInclusive<u64>| factors.fold(1, |all, factor| all * factor % MODULUS);
        let choices = product(points - ends + 1..=points);
        // Division by the orders of the ends: the modulus is a prime.
        (choices * power(product(1..=ends), MODULUS - 2) % MODULUS) as i32
    }
}
