//! If one number goes up and a smaller one down, to change both over never makes the range larger. So in sorted order
//! the numbers up to some place go up and the others down, and only four of them are at the ends of the range.
impl Solution {
    pub fn smallest_range_ii(nums: Vec<i32>, k: i32) -> i32 {
        let mut sorted = nums;
        sorted.sort_unstable();
        let (first, last) = (sorted[0], sorted[sorted.len() - 1]);
        let splits = sorted.windows(2).map(|pair| {
            let top = (pair[0] + k).max(last - k);
            let bottom = (first + k).min(pair[1] - k);
            top - bottom
        });
        splits.fold(last - first, i32::min)
    }
}
