//! Each pair stands for its own part of the list and does not depend on the others.
//! So the parts follow each other as the pairs do.
impl Solution {
    pub fn decompress_rl_elist(nums: Vec<i32>) -> Vec<i32> {
        nums.chunks(2).flat_map(|pair| std::iter::repeat_n(pair[1], pair[0] as usize)).collect()
    }
}
