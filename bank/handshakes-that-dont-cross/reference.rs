//! Around the circle each handshake opens at one person and closes at a later one, as brackets do, and those do not
//! cross. So the ways are the Catalan numbers, each of which follows from the one before by a fraction.
const MODULUS: u64 = 1_000_000_007;

fn inverse(number: u64) -> u64 {
    // The power with the exponent MODULUS - 2, since the modulus is a prime.
    let (mut result, mut power, mut exponent) = (1, number, MODULUS - 2);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * power % MODULUS;
        }
        power = power * power % MODULUS;
        exponent /= 2;
    }
    result
}

impl Solution {
    pub fn number_of_ways(num_people: i32) -> i32 {
        let pairs = num_people as u64 / 2;
        (1..=pairs).fold(1, |ways, k| ways * (4 * k - 2) % MODULUS * inverse(k + 1) % MODULUS) as i32
    }
}
