//! There are few differences, so each is tried alone: a number continues the longest subsequence that ends with the
//! number less the difference. Only the last value matters, and an array over all values keeps these lengths.
impl Solution {
    pub fn longest_arith_seq_length(nums: Vec<i32>) -> i32 {
        let top = nums.iter().copied().max().unwrap_or(0);
        let mut longest = 0;
        for difference in -top..=top {
            let mut ending = vec![0; top as usize + 1];
            for &x in &nums {
                let before = usize::try_from(x - difference).ok().and_then(|value| ending.get(value));
                let length = before.map_or(1, |length| length + 1);
                ending[x as usize] = length;
                longest = longest.max(length);
            }
        }
        longest
    }
}
