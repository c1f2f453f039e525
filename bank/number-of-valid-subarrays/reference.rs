//! A subarray that ends at a place is valid if no number up to there is smaller than its first one. The beginnings that
//! are still valid never fall in value, so a new number ends only the larger ones, the last of their list.
impl Solution {
    pub fn valid_subarrays(nums: Vec<i32>) -> i32 {
        let mut beginnings: Vec<i32> = Vec::new();
        let mut valid = 0;
        for num in nums {
            let kept = beginnings.partition_point(|&first| first <= num);
            beginnings.truncate(kept);
            beginnings.push(num);
            valid += beginnings.len();
        }
        valid as i32
    }
}
