//! The centre is found by dividing the array at its middle place. The strength of a value is its distance from there
//! and then the value itself, and the array is divided once more after the k strongest.
use std::cmp::Reverse;

impl Solution {
    pub fn get_strongest(mut arr: Vec<i32>, k: i32) -> Vec<i32> {
        let middle = (arr.len() - 1) / 2;
        let centre = *arr.select_nth_unstable(middle).1;
        let wanted = k as usize;
        arr.select_nth_unstable_by_key(wanted - 1, |&value| Reverse((value.abs_diff(centre), value)));
        arr.truncate(wanted);
        arr
    }
}
