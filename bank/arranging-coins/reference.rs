//! The first k rows take k * (k + 1) / 2 coins, which grows with k, so the largest k that n pays for is found by
//! bisection. The products pass 32 bits.
impl Solution {
    pub fn arrange_coins(n: i32) -> i32 {
        let (mut low, mut high) = (1i64, n as i64);
        while low < high {
            let middle = (low + high + 1) / 2;
            if middle * (middle + 1) / 2 <= n as i64 {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low as i32
    }
}
