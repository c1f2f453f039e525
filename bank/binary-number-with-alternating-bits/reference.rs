//! Bits alternate exactly if the number differs from its half in every bit, so that the exclusive or is all ones.
//! All ones and one more have no bit in common.
impl Solution {
    pub fn has_alternating_bits(n: i32) -> bool {
        let n = n as i64;
        let ones = n ^ (n >> 1);
        ones & (ones + 1) == 0
    }
}
