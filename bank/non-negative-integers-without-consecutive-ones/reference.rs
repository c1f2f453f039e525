//! Wherever n has a one, the numbers that agree with n before it and have a zero there are free in the lower bits,
//! and the free ones without two ones in a row are a Fibonacci number. Two ones in a row in n end this; otherwise n
//! itself counts too.
impl Solution {
    pub fn find_integers(n: i32) -> i32 {
        // free[k]: the numbers of k bits without two ones in a row
        let mut free = [1i32; 32];
        free[1] = 2;
        for k in 2..32 {
            free[k] = free[k - 1] + free[k - 2];
        }
        let mut count = 0;
        for bit in (0..31).rev() {
            if n >> bit & 1 == 1 {
                count += free[bit];
                if n >> (bit + 1) & 1 == 1 {
                    return count;
                }
            }
        }
        count + 1
    }
}
