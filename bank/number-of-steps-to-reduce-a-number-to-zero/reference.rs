//! Each 1 of the binary form takes one step to be subtracted, and each place but the last takes one to be halved away.
//! Zero has neither.
impl Solution {
    pub fn number_of_steps(num: i32) -> i32 {
        let halvings = num.checked_ilog2().unwrap_or(0);
        (num.count_ones() + halvings) as i32
    }
}
