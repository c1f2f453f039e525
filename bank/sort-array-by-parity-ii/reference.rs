//! There are as many even numbers as even places, and as many odd ones as odd places.
//! So the two kinds are taken in turn, beginning with an even one.
impl Solution {
    pub fn sort_array_by_parity_ii(nums: Vec<i32>) -> Vec<i32> {
        let (even, odd): (Vec<i32>, Vec<i32>) = nums.into_iter().partition(|x| x % 2 == 0);
        even.into_iter().zip(odd).flat_map(<[i32; 2]>::from).collect()
    }
}
