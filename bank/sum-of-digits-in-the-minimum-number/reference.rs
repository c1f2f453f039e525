//! The numbers are at most 100, so the minimum is at most 100 and three digits are enough.
//! The answer is 1 less the last bit of the sum of its digits.
impl Solution {
    pub fn sum_of_digits(nums: Vec<i32>) -> i32 {
        let least = nums.into_iter().min().unwrap();
        let digits = least / 100 + least / 10 % 10 + least % 10;
        1 - digits % 2
    }
}
