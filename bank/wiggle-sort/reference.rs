//! Two neighbours that stand the wrong way round are exchanged, from left to right. The exchange keeps the pair
//! before right: what moves there is even smaller where a valley is wanted, even larger where a peak is.
impl Solution {
    pub fn wiggle_sort(nums: &mut Vec<i32>) {
        for i in 1..nums.len() {
            if (i % 2 == 1) == (nums[i - 1] > nums[i]) {
                nums.swap(i - 1, i);
            }
        }
    }
}
