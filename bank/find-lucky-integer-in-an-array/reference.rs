//! The values are at most 500, so each has a counter of its own. From the largest one down, the first that equals
//! its counter is the answer.
impl Solution {
    pub fn find_lucky(arr: Vec<i32>) -> i32 {
        let mut counts = [0; 501];
        for value in arr {
            counts[value as usize] += 1;
        }
        (1..=500).rev().find(|&value| counts[value as usize] == value).unwrap_or(-1)
    }
}
