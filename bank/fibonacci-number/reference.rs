//! Two neighbours of the sequence give the next two places by adding, and doubling the index follows from
//! F(2k) = F(k)(2F(k+1) - F(k)) and F(2k+1) = F(k)^2 + F(k+1)^2, so the bits of n lead to F(n).
impl Solution {
    pub fn fib(n: i32) -> i32 {
        let (mut a, mut b) = (0i64, 1i64);
        for bit in (0..31).rev() {
            let (even, odd) = (a * (2 * b - a), a * a + b * b);
            (a, b) = if n >> bit & 1 == 1 { (odd, even + odd) } else { (even, odd) };
        }
        a as i32
    }
}
