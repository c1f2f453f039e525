//! A path is an order of m - 1 steps down and n - 1 steps right, so paths are counted by a binomial
//! coefficient. It grows by a factor and a divisor at a time; each value on the way is a binomial
//! coefficient too, so every division is exact.
impl Solution {
    pub fn unique_paths(m: i32, n: i32) -> i64 {
        let steps = (m + n - 2) as i128;
        let fewer = (m.min(n) - 1) as i128;
        let mut ways = 1i128;
        for i in 1..=fewer {
            ways = ways * (steps - fewer + i) / i;
        }
        i64::try_from(ways).unwrap_or(i64::MAX)
    }
}
