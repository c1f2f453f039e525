//! Of each interval a part before the removed one can stay and a part after it, and either may be empty.
//! The intervals come in order and these two parts as well, so the result is sorted.
impl Solution {
    pub fn remove_interval(intervals: Vec<Vec<i32>>, to_be_removed: Vec<i32>) -> Vec<Vec<i32>> {
        let (from, to) = (to_be_removed[0], to_be_removed[1]);
        let parts = intervals.into_iter().flat_map(|interval| {
            let (start, end) = (interval[0], interval[1]);
            [vec![start, end.min(from)], vec![start.max(to), end]]
        });
        parts.filter(|part| part[0] < part[1]).collect()
    }
}
