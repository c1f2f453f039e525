//! Taken together by exclusive or, pairs vanish and the bits in which the two single numbers differ are left.
//! One such bit divides all numbers into two heaps, each with one single number and with whole pairs, which
//! vanish again.
impl Solution {
    pub fn single_number(nums: Vec<i32>) -> Vec<i32> {
        let differ = nums.iter().fold(0, |all, x| all ^ x);
        let bit = differ & differ.wrapping_neg();
        let one = nums.iter().filter(|&&x| x & bit != 0).fold(0, |all, x| all ^ x);
        vec![one, one ^ differ]
    }
}
