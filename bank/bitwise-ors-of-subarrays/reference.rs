//! For a fixed end, a longer subarray only adds bits, so the results of all starts are at most 31 different ones.
//! Those of the next end are the same ones with the new number added, and the number itself.
use std::collections::HashSet;

impl Solution {
    pub fn subarray_bitwise_o_rs(arr: Vec<i32>) -> i32 {
        let mut all: HashSet<i32> = HashSet::new();
        let mut ending: Vec<i32> = Vec::new();
        for number in arr {
            ending.insert(0, 0);
            ending.iter_mut().for_each(|bits| *bits |= number);
            // They grow from the shortest subarray on, so equal ones lie side by side.
            ending.dedup();
            all.extend(&ending);
        }
        all.len() as i32
    }
}
