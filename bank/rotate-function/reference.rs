//! A rotation by one moves each number one factor up, which adds the sum of all, except the last number, which falls
//! from the factor n - 1 to 0. So each value follows from the one before, in 64 bits.
impl Solution {
    pub fn max_rotate_function(nums: Vec<i32>) -> i64 {
        let n = nums.len() as i64;
        let sum: i64 = nums.iter().map(|&x| x as i64).sum();
        let mut value: i64 = nums.iter().enumerate().map(|(i, &x)| i as i64 * x as i64).sum();
        let mut best = value;
        for &last in nums.iter().rev() {
            value += sum - n * last as i64;
            best = best.max(value);
        }
        best
    }
}
