//! Numbers whose square does not exceed x come before all others, so the last of them is found bit
//! by bit from the top. The root of 31 bits has at most 16, and squares are taken in 64 bits.
impl Solution {
    pub fn my_sqrt(x: i32) -> i32 {
        let x = x as i64;
        let mut root = 0i64;
        for bit in (0..16).rev() {
            let next = root | 1 << bit;
            if next * next <= x {
                root = next;
            }
        }
        root as i32
    }
}
