//! One removal leaves a single element only if that is an end of the row, so Alice can take the larger end at once.
//! If she leaves more, one of the ends is still an end, and Bob can keep it: she gets no more.
impl Solution {
    pub fn final_element(nums: Vec<i32>) -> i32 {
        nums[0].max(nums[nums.len() - 1])
    }
}
