//! Every sequence begins at a value whose predecessor is absent, so only from such values is the run followed to its
//! end. Each value is in one run only: all runs together take as many steps as there are values.
use std::collections::HashSet;

impl Solution {
    pub fn longest_consecutive(nums: Vec<i32>) -> i32 {
        let values: HashSet<i32> = nums.into_iter().collect();
        let mut longest = 0;
        for &start in &values {
            if values.contains(&(start - 1)) {
                continue;
            }
            let mut end = start + 1;
            while values.contains(&end) {
                end += 1;
            }
            longest = longest.max(end - start);
        }
        longest
    }
}
