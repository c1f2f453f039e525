//! The removed part must leave the same remainder modulo p as the whole. Its remainder is the difference of those of
//! the sums at its two ends, so for each end the last beginning with the fitting remainder gives the shortest part.
use std::collections::HashMap;

impl Solution {
    pub fn min_subarray(nums: Vec<i32>, p: i32) -> i32 {
        let p = p as i64;
        let whole = nums.iter().map(|&x| x as i64).sum::<i64>() % p;
        let mut last = HashMap::new();
        let mut remainder = 0;
        let mut shortest = nums.len();
        for end in 0..=nums.len() {
            last.insert(remainder, end);
            if let Some(start) = last.get(&((remainder - whole + p) % p)) {
                shortest = shortest.min(end - start);
            }
            remainder = nums.get(end).map_or(0, |&x| (remainder + x as i64) % p);
        }
        if shortest < nums.len() { shortest as i32 } else { -1 }
    }
}
