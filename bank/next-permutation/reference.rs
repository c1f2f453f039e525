//! The longest falling end is the last arrangement of its elements, so the element before it must
//! grow by as little as possible. It changes places with the last greater one, and the end, still
//! falling, is turned into the first arrangement.
impl Solution {
    pub fn next_permutation(nums: &mut Vec<i32>) {
        let n = nums.len();
        let mut end = n - 1;
        while end > 0 && nums[end - 1] >= nums[end] {
            end -= 1;
        }
        if end > 0 {
            let pivot = end - 1;
            let mut j = n - 1;
            while nums[j] <= nums[pivot] {
                j -= 1;
            }
            nums.swap(pivot, j);
        }
        nums[end..].reverse();
    }
}
