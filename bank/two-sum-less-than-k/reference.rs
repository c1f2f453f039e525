//! In sorted order the best partner of a number, among those before it, is the last one that keeps the sum below k.
//! A binary search finds it, and the greatest of these sums is the answer.
impl Solution {
    pub fn two_sum_less_than_k(mut nums: Vec<i32>, k: i32) -> i32 {
        nums.sort_unstable();
        let best = (1..nums.len()).filter_map(|larger| {
            let fitting = nums[..larger].partition_point(|&smaller| smaller + nums[larger] < k);
            Some(nums[..fitting].last()? + nums[larger])
        });
        best.max().unwrap_or(-1)
    }
}
