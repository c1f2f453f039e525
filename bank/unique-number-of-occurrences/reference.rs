//! The occurrences are unique if no two values have the same count, which shows in a set of the counts.
//! That set is smaller than the number of different values exactly if a count repeats.
use std::collections::{HashMap, HashSet};

impl Solution {
    pub fn unique_occurrences(arr: Vec<i32>) -> bool {
        let mut counts: HashMap<i32, usize> = HashMap::new();
        arr.into_iter().for_each(|value| *counts.entry(value).or_default() += 1);
        let mut seen = HashSet::new();
        counts.into_values().all(|count| seen.insert(count))
    }
}
