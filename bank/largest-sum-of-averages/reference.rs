//! The last part begins at some number, and the numbers before it are best divided in themselves, with one part less.
//! One more part never lowers the score, but the best of fewer ones is kept anyway.
impl Solution {
    pub fn largest_sum_of_averages(nums: Vec<i32>, k: i32) -> f64 {
        let mut sums = vec![0.0];
        for &num in &nums {
            sums.push(sums[sums.len() - 1] + num as f64);
        }
        // The best score of each beginning; with no part at all only the empty one has a score.
        let mut best = vec![f64::MIN; sums.len()];
        best[0] = 0.0;
        for _ in 0..k {
            for end in (1..sums.len()).rev() {
                let with_last = |start: usize| best[start] + (sums[end] - sums[start]) / (end - start) as f64;
                best[end] = (0..end).map(with_last).fold(best[end], f64::max);
            }
        }
        best[nums.len()]
    }
}
