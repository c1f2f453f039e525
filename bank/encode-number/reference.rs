//! The table lists all texts of 0 and 1 by their length, and those of one length in order, so with a 1 before each of
//! them they are 1, 10, 11, 100 and so on: the binary numbers from 1, each for a number that is 1 less.
impl Solution {
    pub fn encode(num: i32) -> String {
        format!("{:b}", num + 1).split_off(1)
    }
}
