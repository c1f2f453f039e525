//! At least one half of a rotated range is in order, and whether the target lies between its ends
//! tells which half to keep. The values are different, so the left half is in order exactly if its
//! first element is not greater than its last one.
impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> i32 {
        // The range is low..high.
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let mid = low + (high - low) / 2;
            if nums[mid] == target {
                return mid as i32;
            }
            let left = if nums[low] <= nums[mid] {
                nums[low] <= target && target < nums[mid]
            } else {
                !(nums[mid] < target && target <= nums[high - 1])
            };
            if left {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        -1
    }
}
