//! Up to x there are x/a + x/b magical numbers, less the multiples of both, which are those of the least common
//! multiple. This count never falls, so the answer follows the greatest x that has fewer than n of them.
impl Solution {
    pub fn nth_magical_number(n: i32, a: i32, b: i32) -> i32 {
        let (n, a, b) = (i64::from(n), i64::from(a), i64::from(b));
        let (mut divisor, mut rest) = (a, b);
        while rest > 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        let common = a / divisor * b;
        // The answer is at most n times the smaller number, which is below 2^46.
        let below = (0..46).rev().map(|bit| 1_i64 << bit).fold(0, |known, step| {
            let x = known + step;
            if x / a + x / b - x / common < n { x } else { known }
        });
        ((below + 1) % 1_000_000_007) as i32
    }
}
