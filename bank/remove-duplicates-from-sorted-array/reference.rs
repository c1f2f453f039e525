//! In sorted order an element is new exactly if it differs from the last one that was kept.
//! Kept elements are written to the front, never past the place that is read.
impl Solution {
    pub fn remove_duplicates(nums: &mut Vec<i32>) -> i32 {
        let mut kept = 0;
        for i in 0..nums.len() {
            if kept == 0 || nums[i] != nums[kept - 1] {
                nums[kept] = nums[i];
                kept += 1;
            }
        }
        kept as i32
    }
}
