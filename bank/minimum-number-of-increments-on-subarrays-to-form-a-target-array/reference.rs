//! An operation begins at one place only, and a place that is higher than the one before needs that many beginnings
//! more. No more are needed, as the operations that cover the place before can go on or end as wanted.
impl Solution {
    pub fn min_number_operations(target: Vec<i32>) -> i64 {
        let rises = target.windows(2).map(|pair| i64::from((pair[1] - pair[0]).max(0)));
        i64::from(target[0]) + rises.sum::<i64>()
    }
}
