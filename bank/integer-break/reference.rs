//! A part from 5 on is worse than 3 and the rest, 4 is as good as 2 and 2, and three twos are worse than two threes: so
//! there are only threes and at most two twos. Below 4 the demand for two parts decides.
impl Solution {
    pub fn integer_break(n: i32) -> i32 {
        if n < 4 {
            return n - 1;
        }
        let product = match n % 3 {
            0 => 3i64.pow(n as u32 / 3),
            1 => 4 * 3i64.pow((n as u32 - 4) / 3),
            _ => 2 * 3i64.pow((n as u32 - 2) / 3),
        };
        product as i32
    }
}
