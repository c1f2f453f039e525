//! A subarray has the sum goal exactly when the sum before its beginning is goal less than the sum at its end.
//! So at each end the beginnings with that sum are counted, the place itself excluded as a subarray is not empty.
impl Solution {
    pub fn num_subarrays_with_sum(nums: Vec<i32>, goal: i32) -> i32 {
        let mut beginnings = vec![0; nums.len() + 1];
        let (mut sum, mut found) = (0, 0);
        for x in nums {
            beginnings[sum] += 1;
            sum += x as usize;
            found += sum.checked_sub(goal as usize).map_or(0, |before| beginnings[before]);
        }
        found
    }
}
