//! At least one half of a rotated range is in order, and whether the target lies between its ends
//! tells which half to keep. Only where both ends equal the middle is that half unknown; then
//! neither end is the target and both are dropped.
impl Solution {
    pub fn search(nums: Vec<i32>, target: i32) -> bool {
        // The range is low..high.
        let (mut low, mut high) = (0, nums.len());
        while low < high {
            let mid = low + (high - low) / 2;
            let (first, middle, last) = (nums[low], nums[mid], nums[high - 1]);
            if middle == target {
                return true;
            }
            if first == middle && middle == last {
                low += 1;
                high -= 1;
                continue;
            }
            let left =
                if first <= middle { first <= target && target < middle } else { !(middle < target && target <= last) };
            if left {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        false
    }
}
