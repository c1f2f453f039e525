//! Raising all elements but one is, for their differences, the same as lowering that one, so the question is how many
//! single steps down lead to one value: none may rise, so that value is the minimum.
impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it.
    pub fn min_moves(nums: Vec<i32>) -> i64 {
        let least = *nums.iter().min().unwrap() as i64;
        nums.iter().map(|&x| x as i64 - least).sum()
    }
}
