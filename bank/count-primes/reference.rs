//! A composite number has a prime factor not above its root, so crossing out the multiples of the primes up to the
//! root leaves the primes. Multiples below a prime's square have a smaller factor and are out already; even numbers
//! are left out.
impl Solution {
    pub fn count_primes(n: i32) -> i32 {
        let n = n.max(0) as usize;
        if n <= 2 {
            return 0;
        }
        // Place i stands for 2i + 1; place 0 is taken for the prime 2 in the count.
        let mut prime = vec![true; n / 2];
        let mut p = 3;
        while p * p < n {
            if prime[p / 2] {
                for multiple in (p * p / 2..n / 2).step_by(p) {
                    prime[multiple] = false;
                }
            }
            p += 2;
        }
        prime.iter().filter(|&&is| is).count() as i32
    }
}
