//! It is enough to compare neighbours, since the order of all other pairs follows from theirs.
//! An array that decreases is one that increases when it is read from its end.
impl Solution {
    pub fn is_monotonic(nums: Vec<i32>) -> bool {
        nums.is_sorted() || nums.iter().rev().is_sorted()
    }
}
