//! The sum of all numbers from 0 to n is known, and the array lacks exactly one of them.
//! So what its sum lacks is that number.
impl Solution {
    pub fn missing_number(nums: Vec<i32>) -> i32 {
        let n = nums.len() as i64;
        (n * (n + 1) / 2 - nums.iter().map(|&x| x as i64).sum::<i64>()) as i32
    }
}
