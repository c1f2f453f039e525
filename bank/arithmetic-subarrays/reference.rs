//! An arithmetic sequence rises, falls or stays the same all the way, so if there is one, the sorted order is one. Its
//! neighbours are then compared, at most 500 for each question.
impl Solution {
    pub fn check_arithmetic_subarrays(nums: Vec<i32>, l: Vec<i32>, r: Vec<i32>) -> Vec<bool> {
        let is_arithmetic = |(first, last): (i32, i32)| {
            let mut part = nums[first as usize..=last as usize].to_vec();
            part.sort_unstable();
            part.windows(2).all(|pair| pair[1] - pair[0] == part[1] - part[0])
        };
        l.into_iter().zip(r).map(is_arithmetic).collect()
    }
}
