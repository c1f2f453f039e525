//! All windows have the same length, so the greatest sum has the greatest average.
//! From one window to the next a single element enters and a single one leaves.
impl Solution {
    pub fn find_max_average(nums: Vec<i32>, k: i32) -> f64 {
        let size = k as usize;
        let mut sum: i64 = nums[..size].iter().map(|&x| x as i64).sum();
        let mut best = sum;
        for i in size..nums.len() {
            sum += nums[i] as i64 - nums[i - size] as i64;
            best = best.max(sum);
        }
        best as f64 / k as f64
    }
}
