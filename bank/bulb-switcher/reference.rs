//! A bulb is switched once for each divisor of its number, and divisors pair up except the root of a square.
//! So the bulbs that stay on are the squares up to n; the root is corrected where rounding has moved it.
impl Solution {
    pub fn bulb_switch(n: i32) -> i32 {
        let n = n as i64;
        let mut root = (n as f64).sqrt() as i64;
        while root * root > n {
            root -= 1;
        }
        while (root + 1) * (root + 1) <= n {
            root += 1;
        }
        root as i32
    }
}
