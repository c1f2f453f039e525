//! In sorted order an element is one too many exactly if it equals the element two places before
//! the end of what was kept. Kept elements are written to the front, never past the place that is
//! read.
impl Solution {
    pub fn remove_duplicates(nums: &mut Vec<i32>) -> i32 {
        let mut kept = 0;
        for i in 0..nums.len() {
            if kept < 2 || nums[i] != nums[kept - 2] {
                nums[kept] = nums[i];
                kept += 1;
            }
        }
        kept as i32
    }
}
