//! A drop needs one of its two elements changed. Lowering the left one harms nothing later and is possible unless the
//! element before is larger than the right one, which must be raised then; a second drop is too much.
impl Solution {
    pub fn check_possibility(mut nums: Vec<i32>) -> bool {
        let mut changed = false;
        for i in 1..nums.len() {
            if nums[i] >= nums[i - 1] {
                continue;
            }
            if changed {
                return false;
            }
            changed = true;
            if i >= 2 && nums[i - 2] > nums[i] {
                nums[i] = nums[i - 1];
            }
        }
        true
    }
}
