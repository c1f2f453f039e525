//! The given intervals are in order and apart, so those before the new one, those that meet it and
//! those after it follow each other. The ones that meet it become one interval with it, from the
//! least start to the greatest end.
impl Solution {
    pub fn insert(intervals: Vec<Vec<i32>>, new_interval: Vec<i32>) -> Vec<Vec<i32>> {
        let (mut start, mut end) = (new_interval[0], new_interval[1]);
        let mut before = Vec::new();
        let mut after = Vec::new();
        for interval in intervals {
            if interval[1] < start {
                before.push(interval);
            } else if interval[0] > end {
                after.push(interval);
            } else {
                start = start.min(interval[0]);
                end = end.max(interval[1]);
            }
        }
        before.push(vec![start, end]);
        before.extend(after);
        before
    }
}
