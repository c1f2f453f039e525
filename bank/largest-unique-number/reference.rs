//! All numbers are at most 1000, so each has a counter of its own.
//! The greatest number whose counter is 1 is the answer.
impl Solution {
    pub fn largest_unique_number(nums: Vec<i32>) -> i32 {
        let mut copies = [0; 1001];
        for num in nums {
            copies[num as usize] += 1;
        }
        copies.iter().rposition(|&count| count == 1).map_or(-1, |num| num as i32)
    }
}
