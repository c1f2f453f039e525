//! A running sum is the one before it and one more number.
//! At most 1000 numbers of at most a million each stay within 32 bits.
impl Solution {
    pub fn running_sum(nums: Vec<i32>) -> Vec<i32> {
        let mut sum = 0;
        nums.into_iter().map(|number| {
            sum += number;
            sum
        }).collect()
    }
}
