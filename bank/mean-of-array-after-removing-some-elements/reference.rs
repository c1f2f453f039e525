//! In sorted order the smallest and the largest 5% are the ends, and their length is whole, as 20 divides the length.
//! The mean is taken of the numbers between them, whose sum is exact.
impl Solution {
    pub fn trim_mean(arr: Vec<i32>) -> f64 {
        let mut sorted = arr;
        sorted.sort_unstable();
        let cut = sorted.len() / 20;
        let kept = &sorted[cut..sorted.len() - cut];
        f64::from(kept.iter().sum::<i32>()) / kept.len() as f64
    }
}
