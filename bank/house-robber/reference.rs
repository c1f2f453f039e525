//! The best of the houses so far either leaves the last one out, or takes it and the best of those before its
//! neighbour. So the two last results are all that has to be kept.
impl Solution {
    pub fn rob(nums: Vec<i32>) -> i32 {
        let (mut before, mut best) = (0, 0);
        for money in nums {
            (before, best) = (best, best.max(before + money));
        }
        best
    }
}
