//! For each right end the left end is moved on as long as the sum still reaches the target.
//! As all numbers are positive, a later right end never needs an earlier left end, so both ends only move forwards.
impl Solution {
    pub fn min_sub_array_len(target: i32, nums: Vec<i32>) -> i32 {
        let (mut best, mut left, mut sum) = (usize::MAX, 0, 0i64);
        for (right, &x) in nums.iter().enumerate() {
            sum += x as i64;
            while sum >= target as i64 {
                best = best.min(right + 1 - left);
                sum -= nums[left] as i64;
                left += 1;
            }
        }
        if best == usize::MAX {
            0
        } else {
            best as i32
        }
    }
}
