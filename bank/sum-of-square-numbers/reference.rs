//! A number is a sum of two squares exactly if every prime of the form 4m + 3 divides it an even number of times
//! (Fermat, Euler). Trial division up to the root finds these primes; zero is the sum of two zeros.
impl Solution {
    pub fn judge_square_sum(c: i32) -> bool {
        if c == 0 {
            return true;
        }
        let mut rest = c as i64;
        let mut p = 2;
        while p * p <= rest {
            let mut even = true;
            while rest % p == 0 {
                rest /= p;
                even = !even;
            }
            if !even && p % 4 == 3 {
                return false;
            }
            p += 1;
        }
        rest % 4 != 3
    }
}
