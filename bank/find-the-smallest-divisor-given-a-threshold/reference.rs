//! A larger divisor never makes a quotient larger, so all divisors from the answer on keep to the threshold and none
//! before it does. The largest number as divisor gives 1 for each, which the threshold always allows.
impl Solution {
    pub fn smallest_divisor(nums: Vec<i32>, threshold: i32) -> i32 {
        let fits = |divisor: i32| {
            let total: i64 = nums.iter().map(|&num| ((num + divisor - 1) / divisor) as i64).sum();
            total <= threshold as i64
        };
        let mut too_small = 0;
        let mut enough = nums.iter().copied().max().unwrap_or(1);
        while enough - too_small > 1 {
            let middle = (too_small + enough) / 2;
            if fits(middle) { enough = middle } else { too_small = middle }
        }
        enough
    }
}
