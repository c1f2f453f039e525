//! A place is right already if nothing before it is greater and nothing behind it is smaller; sorting must reach from
//! the first to the last place that is not. The running maximum shows the last such place, the running minimum from
//! behind the first.
impl Solution {
    pub fn find_unsorted_subarray(nums: Vec<i32>) -> i32 {
        let n = nums.len();
        let (mut first, mut end) = (0, 0);
        let (mut most, mut least) = (nums[0], nums[n - 1]);
        for i in 0..n {
            most = most.max(nums[i]);
            if nums[i] < most {
                end = i + 1;
            }
            let j = n - 1 - i;
            least = least.min(nums[j]);
            if nums[j] > least {
                first = j;
            }
        }
        end.saturating_sub(first) as i32
    }
}
