//! A subset is told by one bit for each element, and the elements are different, so different bits
//! make different subsets. Counting through all patterns of bits lists each subset once.
impl Solution {
    pub fn subsets(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let n = nums.len();
        (0..1u32 << n).map(|bits| (0..n).filter(|i| bits >> i & 1 == 1).map(|i| nums[i]).collect()).collect()
    }
}
