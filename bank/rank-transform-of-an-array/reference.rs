//! The rank of a number is its place among the different numbers in order, counted from one. In a sorted array it is
//! found by halving.
impl Solution {
    pub fn array_rank_transform(arr: Vec<i32>) -> Vec<i32> {
        let mut different = arr.clone();
        different.sort_unstable();
        different.dedup();
        arr.iter().map(|x| different.partition_point(|y| y <= x) as i32).collect()
    }
}
