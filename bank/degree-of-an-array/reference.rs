//! A subarray of the same degree has all occurrences of some most frequent value, and the shortest with them runs from
//! the first to the last. One pass keeps for each value its first place and its count.
use std::collections::HashMap;

impl Solution {
    pub fn find_shortest_sub_array(nums: Vec<i32>) -> i32 {
        let mut seen: HashMap<i32, (usize, i32)> = HashMap::new();
        let mut degree = 0;
        let mut shortest = 0;
        for (i, &x) in nums.iter().enumerate() {
            let entry = seen.entry(x).or_insert((i, 0));
            entry.1 += 1;
            let length = i - entry.0 + 1;
            if entry.1 > degree || entry.1 == degree && length < shortest {
                degree = entry.1;
                shortest = length;
            }
        }
        shortest as i32
    }
}
