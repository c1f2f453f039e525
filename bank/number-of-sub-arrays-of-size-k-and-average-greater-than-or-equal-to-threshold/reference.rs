//! The average is large enough exactly when the sum is at least k times the threshold.
//! The sum of a subarray is the difference of two sums of beginnings that are k numbers apart.
impl Solution {
    pub fn num_of_subarrays(arr: Vec<i32>, k: i32, threshold: i32) -> i32 {
        let mut sums = vec![0i64];
        for x in arr {
            sums.push(sums[sums.len() - 1] + x as i64);
        }
        let wanted = k as i64 * threshold as i64;
        sums.windows(k as usize + 1).filter(|run| run[k as usize] - run[0] >= wanted).count() as i32
    }
}
