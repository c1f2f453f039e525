//! For a middle cut j, the sums that two equal parts on its left can have are collected, and those on its right
//! looked up. All four parts are equal exactly if some sum is possible on both sides.
use std::collections::HashSet;

impl Solution {
    pub fn split_array(nums: Vec<i32>) -> bool {
        let n = nums.len();
        let mut upto = vec![0i64; n + 1];
        for (i, &x) in nums.iter().enumerate() {
            upto[i + 1] = upto[i] + x as i64;
        }
        let mut sums = HashSet::new();
        for j in 3..n.saturating_sub(3) {
            sums.clear();
            for i in 1..j - 1 {
                if upto[i] == upto[j] - upto[i + 1] {
                    sums.insert(upto[i]);
                }
            }
            for k in j + 2..n - 1 {
                let part = upto[n] - upto[k + 1];
                if part == upto[k] - upto[j + 1] && sums.contains(&part) {
                    return true;
                }
            }
        }
        false
    }
}
