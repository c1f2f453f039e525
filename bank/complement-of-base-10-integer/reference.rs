//! A number and its complement add up to as many ones as the number has binary digits.
//! Zero has one digit, like 1.
impl Solution {
    pub fn bitwise_complement(n: i32) -> i32 {
        let digits = n.max(1).ilog2() + 1;
        (1 << digits) - 1 - n
    }
}
