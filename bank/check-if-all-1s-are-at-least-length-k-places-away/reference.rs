//! The closest ones are neighbours among the ones, so only the zeros between these are counted.
//! The zeros before the first one and after the last one do not matter.
impl Solution {
    pub fn k_length_apart(nums: Vec<i32>, k: i32) -> bool {
        let mut gaps = nums.split(|&bit| bit == 1).map(<[i32]>::len).skip(1).peekable();
        while let Some(zeros) = gaps.next() {
            if gaps.peek().is_some() && zeros < k as usize {
                return false;
            }
        }
        true
    }
}
