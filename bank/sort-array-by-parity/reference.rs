//! Any order within the even and within the odd integers is right. So one pass that deals them out to two arrays is
//! enough, and the odd ones are joined to the even ones.
impl Solution {
    pub fn sort_array_by_parity(nums: Vec<i32>) -> Vec<i32> {
        let (mut even, odd): (Vec<i32>, Vec<i32>) = nums.into_iter().partition(|x| x % 2 == 0);
        even.extend(odd);
        even
    }
}
