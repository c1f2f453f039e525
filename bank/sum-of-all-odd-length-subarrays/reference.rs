//! An element is in as many subarrays as there are pairs of a place up to it and a place from it on. Their lengths
//! alternate between odd and even in each direction, so half of them, rounded up, are odd.
impl Solution {
    pub fn sum_odd_length_subarrays(arr: Vec<i32>) -> i32 {
        let length = arr.len();
        arr.iter().enumerate().map(|(i, element)| element * ((i + 1) * (length - i)).div_ceil(2) as i32).sum()
    }
}
