//! A zero always ends a character, so a new one begins after the last zero before the final one.
//! The ones from there on pair up, and the final zero stands alone exactly if their number is even.
impl Solution {
    pub fn is_one_bit_character(bits: Vec<i32>) -> bool {
        bits.iter().rev().skip(1).take_while(|&&bit| bit == 1).count() % 2 == 0
    }
}
