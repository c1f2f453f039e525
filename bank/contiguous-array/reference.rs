//! With -1 for each 0, a subarray is balanced exactly if the running sums at both its ends are equal.
//! The earliest place of each sum gives the longest subarray that ends here.
use std::collections::HashMap;

impl Solution {
    pub fn find_max_length(nums: Vec<i32>) -> i32 {
        let mut first = HashMap::from([(0, 0)]);
        let (mut sum, mut longest) = (0, 0);
        for (i, &x) in nums.iter().enumerate() {
            sum += if x == 1 { 1 } else { -1 };
            let end = i as i32 + 1;
            longest = longest.max(end - *first.entry(sum).or_insert(end));
        }
        longest
    }
}
