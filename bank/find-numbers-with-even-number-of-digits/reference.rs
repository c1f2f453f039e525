//! The whole part of the decimal logarithm is one less than the number of digits. So the numbers where it is odd are
//! counted.
impl Solution {
    pub fn find_numbers(nums: Vec<i32>) -> i32 {
        nums.iter().filter(|x| x.ilog10() % 2 == 1).count() as i32
    }
}
