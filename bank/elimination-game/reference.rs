//! What is left is always an evenly spaced row, so its first number, its step and its length say all. The first number
//! goes in a pass from the left, and in one from the right only if the length is odd.
impl Solution {
    pub fn last_remaining(n: i32) -> i32 {
        let (mut first, mut step, mut length) = (1i64, 1i64, n as i64);
        let mut from_left = true;
        while length > 1 {
            if from_left || length % 2 == 1 {
                first += step;
            }
            step *= 2;
            length /= 2;
            from_left = !from_left;
        }
        first as i32
    }
}
