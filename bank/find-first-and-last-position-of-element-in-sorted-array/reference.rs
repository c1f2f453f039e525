//! Smaller elements stand before all others, and so do those not greater than the target, so both
//! borders are found by bisection. The target is between the two borders, and is missing if they
//! coincide.
impl Solution {
    pub fn search_range(nums: Vec<i32>, target: i32) -> Vec<i32> {
        let first = nums.partition_point(|&x| x < target);
        let after = nums.partition_point(|&x| x <= target);
        if first == after {
            return vec![-1, -1];
        }
        vec![first as i32, after as i32 - 1]
    }
}
