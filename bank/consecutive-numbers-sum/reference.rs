//! For each odd divisor of n there is one run of integers of this length whose sum is n, around n divided by it, and its
//! part below 0, if there is one, cancels out. Each way comes from exactly one run, so the odd divisors are counted.
impl Solution {
    pub fn consecutive_numbers_sum(n: i32) -> i32 {
        let mut rest = n >> n.trailing_zeros();
        let mut ways = 1;
        let mut prime = 3;
        while prime * prime <= rest {
            let mut power = 1;
            while rest % prime == 0 {
                rest /= prime;
                power += 1;
            }
            ways *= power;
            prime += 2;
        }
        if rest > 1 { 2 * ways } else { ways }
    }
}
