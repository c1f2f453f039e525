//! The subarray that ends first leaves the most room for the others, so each one is taken as soon as it is complete.
//! From there on only sums count that begin after it.
use std::collections::HashSet;

impl Solution {
    pub fn max_non_overlapping(nums: Vec<i32>, target: i32) -> i32 {
        let mut taken = 0;
        let mut sum = 0_i64;
        let mut starts = HashSet::from([0]);
        for number in nums {
            sum += i64::from(number);
            if starts.contains(&(sum - i64::from(target))) {
                taken += 1;
                starts.clear();
            }
            starts.insert(sum);
        }
        taken
    }
}
