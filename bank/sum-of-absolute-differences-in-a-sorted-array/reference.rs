//! From one number to the next, the distance to all numbers before grows by the gap, and to all others it shrinks by
//! it. So each result follows from the one before, and the first one is the sum of all distances to the least number.
impl Solution {
    pub fn get_sum_absolute_differences(nums: Vec<i32>) -> Vec<i32> {
        let count = nums.len() as i32;
        let mut total: i32 = nums.iter().map(|num| num - nums[0]).sum();
        let mut last = nums[0];
        (0..)
            .zip(nums)
            .map(|(before, num)| {
                total += (num - last) * (2 * before - count);
                last = num;
                total
            })
            .collect()
    }
}
