//! The number before the last one of such a subsequence is fixed, and the longest one that ends with it so far is
//! best. A later number has at least the length of an earlier equal one, so one length for each value is enough.
use std::collections::HashMap;

impl Solution {
    pub fn longest_subsequence(arr: Vec<i32>, difference: i32) -> i32 {
        let mut ending: HashMap<i32, i32> = HashMap::new();
        for number in arr {
            let length = ending.get(&(number - difference)).map_or(1, |before| before + 1);
            ending.insert(number, length);
        }
        ending.into_values().max().unwrap()
    }
}
