//! From a place whose right neighbour is larger, climbing to the right must end in a peak, since nothing outside is
//! larger; otherwise there is one at the place or to its left. So each comparison halves what remains.
impl Solution {
    pub fn find_peak_element(nums: Vec<i32>) -> i32 {
        let (mut low, mut high) = (0, nums.len() - 1);
        while low < high {
            let middle = (low + high) / 2;
            if nums[middle] < nums[middle + 1] {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        low as i32
    }
}
