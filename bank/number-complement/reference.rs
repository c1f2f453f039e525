//! The bits that are flipped are those up to the highest one of the number.
//! Their mask has as many leading zeros as the number.
impl Solution {
    pub fn find_complement(num: i32) -> i32 {
        (num as u32 ^ (u32::MAX >> num.leading_zeros())) as i32
    }
}
