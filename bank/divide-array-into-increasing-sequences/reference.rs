//! Equal numbers must go into different sequences, so there are at least as many as the most frequent number has
//! copies, and each needs k numbers. If there are that many, dealing the sorted numbers out keeps equal ones apart.
impl Solution {
    pub fn can_divide_into_subsequences(nums: Vec<i32>, k: i32) -> bool {
        let copies = nums.chunk_by(|a, b| a == b).map(<[i32]>::len).max().unwrap_or(0);
        copies * k as usize <= nums.len()
    }
}
