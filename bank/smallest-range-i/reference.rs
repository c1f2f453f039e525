//! The greatest and the least number can come closer by at most k each, and as soon as they would pass each other all
//! numbers can be made equal. No other number hinders this, as it lies between them and can stay or follow.
impl Solution {
    pub fn smallest_range_i(nums: Vec<i32>, k: i32) -> i32 {
        let least = nums.iter().min().unwrap();
        let greatest = nums.iter().max().unwrap();
        (greatest - least - 2 * k).max(0)
    }
}
