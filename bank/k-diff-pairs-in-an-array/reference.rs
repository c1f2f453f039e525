//! A pair of values is told by its smaller one, so every distinct value is asked once whether its partner exists.
//! For k = 0 the partner is the value itself, which must then be there twice.
use std::collections::HashMap;

impl Solution {
    pub fn find_pairs(nums: Vec<i32>, k: i32) -> i32 {
        let mut counts: HashMap<i64, usize> = HashMap::new();
        for &x in &nums {
            *counts.entry(x as i64).or_insert(0) += 1;
        }
        let paired = |&(&x, &count): &(&i64, &usize)| {
            if k == 0 {
                count > 1
            } else {
                counts.contains_key(&(x + k as i64))
            }
        };
        counts.iter().filter(paired).count() as i32
    }
}
