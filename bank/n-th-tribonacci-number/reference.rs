//! Each number is the sum of the three before it, so three numbers are all that the next one depends on.
//! They are moved on by one n times, and the sums are taken in 64 bits as they run ahead of the answer.
impl Solution {
    pub fn tribonacci(n: i32) -> i32 {
        let first = (0i64, 1, 1);
        (0..n).fold(first, |(a, b, c), _| (b, c, a + b + c)).0 as i32
    }
}
