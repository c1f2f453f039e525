//! A set of a given size removes most if it holds the most frequent integers.
//! So these are taken, the most frequent first, until half of the array is gone.
use std::collections::HashMap;

impl Solution {
    pub fn min_set_size(arr: Vec<i32>) -> i32 {
        let half = arr.len() / 2;
        let mut occurrences: HashMap<i32, usize> = HashMap::new();
        for number in arr {
            *occurrences.entry(number).or_default() += 1;
        }
        let mut counts: Vec<usize> = occurrences.into_values().collect();
        counts.sort_unstable_by(|a, b| b.cmp(a));
        let removed = counts.iter().scan(0, |sum, count| {
            *sum += count;
            Some(*sum)
        });
        removed.take_while(|&sum| sum < half).count() as i32 + 1
    }
}
