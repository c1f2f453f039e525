//! From the first element to the one at index i, nums[i] - nums[0] - i numbers are missing, which never decreases. So
//! the elements before the wanted number are found by halving, and it lies one further than k for each of them.
impl Solution {
    pub fn missing_element(nums: Vec<i32>, k: i32) -> i32 {
        let first = nums[0];
        // Fewer than k numbers are missing up to every index below `low`, and k or more from `high` on.
        let (mut low, mut high) = (1, nums.len());
        while low < high {
            let middle = (low + high) / 2;
            if nums[middle] - first - (middle as i32) < k {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        first + k + low as i32 - 1
    }
}
