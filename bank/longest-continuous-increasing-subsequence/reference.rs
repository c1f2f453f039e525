//! A run goes on exactly while each element is larger than the one before, so runs do not overlap.
//! The longest of them is found in one pass.
impl Solution {
    pub fn find_length_of_lcis(nums: Vec<i32>) -> i32 {
        let mut run = 0;
        let mut longest = 0;
        for i in 0..nums.len() {
            run = if i > 0 && nums[i - 1] < nums[i] { run + 1 } else { 1 };
            longest = longest.max(run);
        }
        longest
    }
}
