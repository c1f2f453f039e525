//! Among the starts in order, those that are not before an end are the last ones, so bisection finds the least of them.
//! Starts are unique, so it belongs to one interval only.
impl Solution {
    pub fn find_right_interval(intervals: Vec<Vec<i32>>) -> Vec<i32> {
        let mut starts: Vec<(i32, i32)> = intervals.iter().enumerate().map(|(i, v)| (v[0], i as i32)).collect();
        starts.sort();
        let right = |end: i32| starts.get(starts.partition_point(|s| s.0 < end)).map_or(-1, |s| s.1);
        intervals.iter().map(|v| right(v[1])).collect()
    }
}
