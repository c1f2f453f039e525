//! The array is kept as zeros, ones, elements not yet seen, and twos; each step puts one unseen
//! element to its part. A zero changes places with a one or with itself, so what comes back is
//! known; what comes back for a two is unseen.
impl Solution {
    pub fn sort_colors(nums: &mut Vec<i32>) {
        let (mut zeros, mut seen, mut twos) = (0, 0, nums.len());
        while seen < twos {
            match nums[seen] {
                0 => {
                    nums.swap(zeros, seen);
                    zeros += 1;
                    seen += 1;
                }
                1 => seen += 1,
                _ => {
                    twos -= 1;
                    nums.swap(seen, twos);
                }
            }
        }
    }
}
