//! An element less than the largest of the left part must be on the left too, with all elements before it. With these
//! the part is as small as it can be, and any element after it is not less than its largest one.
impl Solution {
    pub fn partition_disjoint(nums: Vec<i32>) -> i32 {
        // The largest element of the left part, and of all elements so far.
        let (mut largest_left, mut largest) = (nums[0], nums[0]);
        let mut size = 1;
        for (place, &num) in (1..).zip(&nums) {
            largest = largest.max(num);
            if num < largest_left {
                largest_left = largest;
                size = place;
            }
        }
        size
    }
}
