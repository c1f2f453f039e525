//! In sorted order the first place of a value is the number of the smaller ones, and equal values share that place.
//! A binary search for the value finds it.
impl Solution {
    pub fn smaller_numbers_than_current(nums: Vec<i32>) -> Vec<i32> {
        let mut sorted = nums.clone();
        sorted.sort_unstable();
        nums.iter().map(|x| sorted.partition_point(|y| y < x) as i32).collect()
    }
}
