//! A copy with its pastes multiplies the length by some f for f steps, so n is written as a product of least sum.
//! A composite factor never has less sum than its parts (ab >= a + b), so the primes of n are added up.
impl Solution {
    pub fn min_steps(n: i32) -> i32 {
        let mut rest = n;
        let mut steps = 0;
        let mut p = 2;
        while p * p <= rest {
            while rest % p == 0 {
                rest /= p;
                steps += p;
            }
            p += 1;
        }
        if rest > 1 {
            steps += rest;
        }
        steps
    }
}
