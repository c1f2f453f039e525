//! A zero at the end is a factor 2 and a factor 5, and a factorial has at least as many twos as fives.
//! Fives come from multiples of 5, one more from those of 25, and so on: n/5 + n/25 + ...
impl Solution {
    pub fn trailing_zeroes(n: i32) -> i32 {
        let mut rest = n;
        let mut zeroes = 0;
        while rest > 0 {
            rest /= 5;
            zeroes += rest;
        }
        zeroes
    }
}
