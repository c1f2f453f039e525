//! What stays is a stretch in the middle whose sum is the total without x, and the longest such stretch needs the
//! fewest operations. All numbers are positive, so for each end the start can only move to the right.
impl Solution {
    pub fn min_operations(nums: Vec<i32>, x: i32) -> i32 {
        let kept = nums.iter().map(|&num| i64::from(num)).sum::<i64>() - i64::from(x);
        if kept < 0 {
            return -1;
        }
        let mut sum = 0;
        let mut start = 0;
        let mut longest = None;
        for end in 0..=nums.len() {
            while sum > kept {
                sum -= i64::from(nums[start]);
                start += 1;
            }
            if sum == kept {
                longest = longest.max(Some(end - start));
            }
            sum += nums.get(end).map_or(0, |&num| i64::from(num));
        }
        longest.map_or(-1, |length| (nums.len() - length) as i32)
    }
}
