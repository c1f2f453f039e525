//! To reverse changes only the two steps at its ends. If both are inside, it gains twice the gap between two steps
//! whose ranges do not overlap; if one end of the array belongs to it, just one step changes.
impl Solution {
    // In 64 bits, so that an answer that does not fit into 32 shows it.
    pub fn max_value_after_reverse(nums: Vec<i32>) -> i64 {
        let items: Vec<i64> = nums.into_iter().map(i64::from).collect();
        let (first, last) = (items[0], items[items.len() - 1]);
        let steps = || items.windows(2).map(|pair| (pair[0], pair[1]));
        let value: i64 = steps().map(|(a, b)| (a - b).abs()).sum();
        let lowest_top = steps().map(|(a, b)| a.max(b)).min().unwrap_or(0);
        let highest_bottom = steps().map(|(a, b)| a.min(b)).max().unwrap_or(0);
        let at_an_end = steps().map(|(a, b)| (first - b).abs().max((a - last).abs()) - (a - b).abs()).max();
        value + at_an_end.unwrap_or(0).max(2 * (highest_bottom - lowest_top)).max(0)
    }
}
