//! A middle element larger than the last one lies before the least, a smaller one at it or behind it. An equal one
//! says nothing, but then the last element is not needed: its value is still there in the middle.
impl Solution {
    pub fn find_min(nums: Vec<i32>) -> i32 {
        let (mut low, mut high) = (0, nums.len() - 1);
        while low < high {
            let middle = (low + high) / 2;
            if nums[middle] > nums[high] {
                low = middle + 1;
            } else if nums[middle] < nums[high] {
                high = middle;
            } else {
                high -= 1;
            }
        }
        nums[low]
    }
}
