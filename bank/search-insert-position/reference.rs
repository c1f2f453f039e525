//! The elements smaller than the target stand before all others, so their number is found by bisection.
//! That number is the target's place if it is there, and otherwise the place where it would stand.
impl Solution {
    pub fn search_insert(nums: Vec<i32>, target: i32) -> i32 {
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let mid = low + (high - low) / 2;
            if nums[mid] < target {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        low as i32
    }
}
