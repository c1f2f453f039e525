//! Only whether the next number occurs at all matters, so a set answers it.
//! Each copy of a number is asked for by itself and counts by itself.
use std::collections::HashSet;

impl Solution {
    pub fn count_elements(arr: Vec<i32>) -> i32 {
        let present: HashSet<i32> = arr.iter().copied().collect();
        arr.iter().filter(|&number| present.contains(&(number + 1))).count() as i32
    }
}
