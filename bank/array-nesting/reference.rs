//! The numbers are a permutation, so following them from any index runs around a cycle, and all indices of it give
//! its length. Each cycle is therefore walked once.
impl Solution {
    pub fn array_nesting(nums: Vec<i32>) -> i32 {
        let mut seen = vec![false; nums.len()];
        let mut longest = 0;
        for start in 0..nums.len() {
            let (mut at, mut length) = (start, 0);
            while !seen[at] {
                seen[at] = true;
                at = nums[at] as usize;
                length += 1;
            }
            longest = longest.max(length);
        }
        longest
    }
}
