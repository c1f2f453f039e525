//! Three values can become equal to any of the others, so they no longer count. The ones that count are best next to
//! each other in sorted order, and there are only four ways to leave out three at the ends.
impl Solution {
    pub fn min_difference(mut nums: Vec<i32>) -> i32 {
        nums.sort_unstable();
        let counted = nums.len().saturating_sub(3).max(1);
        nums.windows(counted).map(|values| values[counted - 1] - values[0]).min().unwrap()
    }
}
