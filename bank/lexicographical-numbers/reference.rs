//! In this order the multiple by ten follows a number, if it is small enough, as it only has a zero more. Else the next
//! number follows, but from a nine, or from n, one goes back to the shorter number first.
impl Solution {
    pub fn lexical_order(n: i32) -> Vec<i32> {
        let n = n as i64;
        let mut x = 1;
        let mut order = Vec::with_capacity(n as usize);
        for _ in 0..n {
            order.push(x as i32);
            if x * 10 <= n {
                x *= 10;
            } else {
                while x % 10 == 9 || x == n {
                    x /= 10;
                }
                x += 1;
            }
        }
        order
    }
}
