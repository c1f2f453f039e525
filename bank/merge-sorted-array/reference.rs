//! The greatest element that is left goes to the last free place, so the array is filled from
//! behind. There are as many free places as elements of the second array left, so none of the first
//! is overwritten unread.
impl Solution {
    pub fn merge(nums1: &mut Vec<i32>, m: i32, nums2: &mut Vec<i32>, n: i32) {
        let (mut i, mut j) = (m as usize, n as usize);
        while j > 0 {
            if i > 0 && nums1[i - 1] > nums2[j - 1] {
                nums1[i + j - 1] = nums1[i - 1];
                i -= 1;
            } else {
                nums1[i + j - 1] = nums2[j - 1];
                j -= 1;
            }
        }
    }
}
