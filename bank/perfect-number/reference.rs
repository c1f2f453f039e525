//! Divisors come in pairs whose product is the number, so those up to the square root show all of them.
//! A square root is its own partner and counts once; 1 has no divisor besides itself.
impl Solution {
    pub fn check_perfect_number(num: i32) -> bool {
        let n = num as i64;
        if n == 1 {
            return false;
        }
        let mut sum = 1;
        let mut d = 2;
        while d * d <= n {
            if n % d == 0 {
                sum += d;
                if d * d != n {
                    sum += n / d;
                }
            }
            d += 1;
        }
        sum == n
    }
}
