//! Elements before the least one are larger than the last element, and those from it on are not.
//! So one comparison with the last element tells on which side of a place the least one is.
impl Solution {
    pub fn find_min(nums: Vec<i32>) -> i32 {
        let last = nums[nums.len() - 1];
        nums[nums.partition_point(|&value| value > last)]
    }
}
