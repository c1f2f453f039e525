//! An element that stays is written behind those that stayed before, so the front holds exactly what is left.
//! The place written is never past the place read, so nothing is lost.
impl Solution {
    pub fn remove_element(nums: &mut Vec<i32>, val: i32) -> i32 {
        let mut kept = 0;
        for i in 0..nums.len() {
            if nums[i] != val {
                nums[kept] = nums[i];
                kept += 1;
            }
        }
        kept as i32
    }
}
