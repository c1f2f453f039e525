//! With an exclusive or of zero Alice has won. With an even count some erasure leaves it non-zero: if each x left
//! zero, each would be the exclusive or of all, and an even number of equal x makes zero. So who moves at even counts
//! never loses.
impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        nums.len() % 2 == 0 || nums.iter().fold(0, |all, x| all ^ x) == 0
    }
}
