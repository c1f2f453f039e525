//! A number stands for a place of the array, so the sign there can say that the number occurs.
//! The places whose sign was never changed belong to the numbers that are missing.
impl Solution {
    pub fn find_disappeared_numbers(mut nums: Vec<i32>) -> Vec<i32> {
        for i in 0..nums.len() {
            let place = nums[i].unsigned_abs() as usize - 1;
            nums[place] = -nums[place].abs();
        }
        (1..=nums.len() as i32).filter(|&x| nums[x as usize - 1] > 0).collect()
    }
}
