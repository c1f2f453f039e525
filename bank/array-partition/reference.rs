//! The smallest number counts whatever its partner is, and the partner is lost, so the second smallest is the best one.
//! The same holds for the numbers that remain, so every second of the sorted numbers is added.
impl Solution {
    pub fn array_pair_sum(nums: Vec<i32>) -> i32 {
        let mut nums = nums;
        nums.sort_unstable();
        nums.iter().step_by(2).sum()
    }
}
