//! A greater start raises all the sums by the same amount, so only the least of them has to be brought up to 1.
//! The sum of no elements is the start itself, which has to be positive as well.
impl Solution {
    pub fn min_start_value(nums: Vec<i32>) -> i32 {
        let sums = nums.iter().scan(0, |sum, number| {
            *sum += number;
            Some(*sum)
        });
        1 - sums.fold(0, i32::min)
    }
}
