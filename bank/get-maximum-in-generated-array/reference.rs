//! Each number of the array depends only on numbers at about half its index, so the array is filled from left to right.
//! With n = 0 only the first of the two given numbers belongs to the array.
impl Solution {
    pub fn get_maximum_generated(n: i32) -> i32 {
        let mut nums = vec![0, 1];
        for i in 2..=n as usize {
            nums.push(nums[i / 2] + if i % 2 == 1 { nums[i / 2 + 1] } else { 0 });
        }
        nums.into_iter().take(n as usize + 1).max().unwrap()
    }
}
