//! The window is kept in two ordered sets, the lower half and the rest, with places to tell equal numbers apart.
//! A step adds one number, removes one, and moves few between the halves, so that the medians stand at their ends.
use std::collections::BTreeSet;

impl Solution {
    pub fn median_sliding_window(nums: Vec<i32>, k: i32) -> Vec<f64> {
        let k = k as usize;
        let mut lower: BTreeSet<(i32, usize)> = BTreeSet::new();
        let mut upper: BTreeSet<(i32, usize)> = BTreeSet::new();
        let mut medians = Vec::with_capacity(nums.len() + 1 - k);
        for (i, &x) in nums.iter().enumerate() {
            // Through the lower half, so that no number of it is above one of the upper half.
            lower.insert((x, i));
            upper.insert(lower.pop_last().unwrap());
            if i >= k {
                let old = (nums[i - k], i - k);
                if !lower.remove(&old) {
                    upper.remove(&old);
                }
            }
            while lower.len() < upper.len() {
                lower.insert(upper.pop_first().unwrap());
            }
            while lower.len() > upper.len() + 1 {
                upper.insert(lower.pop_last().unwrap());
            }
            if i + 1 >= k {
                let left = lower.last().unwrap().0 as f64;
                let right = if k % 2 == 1 { left } else { upper.first().unwrap().0 as f64 };
                medians.push((left + right) / 2.0);
            }
        }
        medians
    }
}
