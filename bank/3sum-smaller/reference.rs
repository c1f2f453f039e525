//! The order of the places does not matter for a sum, so the numbers may be sorted, and the smallest of three
//! is fixed. If the sum with the outermost two is small enough, it is with every partner of the left one; else
//! the right one is too large.
impl Solution {
    pub fn three_sum_smaller(mut nums: Vec<i32>, target: i32) -> i64 {
        nums.sort_unstable();
        let mut count = 0i64;
        for first in 0..nums.len() {
            let (mut left, mut right) = (first + 1, nums.len() - 1);
            while left < right {
                if nums[first] + nums[left] + nums[right] < target {
                    count += (right - left) as i64;
                    left += 1;
                } else {
                    right -= 1;
                }
            }
        }
        count
    }
}
