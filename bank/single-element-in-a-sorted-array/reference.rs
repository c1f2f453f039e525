//! Before the single element pairs begin at even places, behind it at odd ones, so an even place and the next one
//! tell the side. Halving over the pairs finds the first even place whose partner differs.
impl Solution {
    pub fn single_non_duplicate(nums: Vec<i32>) -> i32 {
        let (mut low, mut high) = (0, nums.len() / 2);
        while low < high {
            let middle = (low + high) / 2;
            if nums[2 * middle] == nums[2 * middle + 1] {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        nums[2 * low]
    }
}
