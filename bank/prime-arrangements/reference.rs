//! The primes are arranged on the prime indices and the other numbers on the other indices, independently.
//! A set of numbers has as many orders as the product of all whole numbers up to its size.
impl Solution {
    pub fn num_prime_arrangements(n: i32) -> i32 {
        let n = n as usize;
        let mut composite = vec![false; n + 1];
        for step in 2..=n {
            for multiple in (2 * step..=n).step_by(step) {
                composite[multiple] = true;
            }
        }
        let primes = (2..=n).filter(|&number| !composite[number]).count();
        let factors = (1..=primes).chain(1..=n - primes);
        factors.fold(1u64, |product, factor| product * factor as u64 % 1_000_000_007) as i32
    }
}
