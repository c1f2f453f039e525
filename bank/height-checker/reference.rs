//! Heights are at most 100, so counting how often each occurs gives the expected line without comparisons.
//! In it each height is repeated as often as it occurs, from the smallest to the greatest.
impl Solution {
    pub fn height_checker(heights: Vec<i32>) -> i32 {
        let mut often = [0; 101];
        for &height in &heights {
            often[height as usize] += 1;
        }
        let expected = (0..).zip(often).flat_map(|(height, times)| std::iter::repeat_n(height, times));
        heights.iter().zip(expected).filter(|&(&actual, expected)| actual != expected).count() as i32
    }
}
