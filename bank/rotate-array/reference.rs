//! Turned round as a whole, the array has the last k elements in front, but both parts stand backwards.
//! Reversing each part mends that in place; turning n times changes nothing, so only k modulo n counts.
impl Solution {
    pub fn rotate(nums: &mut Vec<i32>, k: i32) {
        let turn = k as usize % nums.len();
        nums.reverse();
        nums[..turn].reverse();
        nums[turn..].reverse();
    }
}
