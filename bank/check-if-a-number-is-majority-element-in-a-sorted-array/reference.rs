//! Equal numbers stand together in a sorted array. So the target is a majority exactly when the number that is half the
//! length after its first place is still the target.
impl Solution {
    pub fn is_majority_element(nums: Vec<i32>, target: i32) -> bool {
        let first = nums.partition_point(|&x| x < target);
        nums.get(first + nums.len() / 2) == Some(&target)
    }
}
