//! Without carries a sum is the exclusive or, and the carries are the common ones moved to the left, to be added in
//! turn. Each time the carries have a zero more at their end, so they vanish after at most 32 steps.
impl Solution {
    pub fn get_sum(a: i32, b: i32) -> i32 {
        let (mut sum, mut carry) = (a, b);
        while carry != 0 {
            (sum, carry) = (sum ^ carry, (sum & carry) << 1);
        }
        sum
    }
}
