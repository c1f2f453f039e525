//! The places that k jumps can reach at best form a range from the start, and the next range ends
//! at the furthest jump out of it. So a jump is counted each time the end of the current range is
//! passed.
impl Solution {
    pub fn jump(nums: Vec<i32>) -> i32 {
        let (mut jumps, mut end, mut far) = (0, 0, 0);
        for i in 0..nums.len() - 1 {
            far = far.max(i + nums[i] as usize);
            if i == end {
                jumps += 1;
                end = far;
            }
        }
        jumps
    }
}
