//! Widths do not depend on the order, and in sorted order the number at place i is the greatest of 2^i subsequences, as
//! the i-th from the end is the least of 2^i. So the differences of these two are summed with the powers of two.
impl Solution {
    pub fn sum_subseq_widths(nums: Vec<i32>) -> i32 {
        let mut sorted = nums;
        sorted.sort_unstable();
        let differences = sorted.iter().rev().zip(&sorted).map(|(high, low)| (high - low) as i64);
        // The highest power comes first, so each later one doubles the sum.
        differences.fold(0, |sum, difference| (2 * sum + difference).rem_euclid(1_000_000_007)) as i32
    }
}
