//! In order of their starts an interval can only touch the last one of the result, since the others
//! end before that begins. If it starts after the end of the last one, so do all that follow, and
//! the last one is complete.
impl Solution {
    pub fn merge(intervals: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut sorted = intervals;
        sorted.sort_unstable();
        let mut out: Vec<Vec<i32>> = Vec::new();
        for interval in sorted {
            match out.last_mut() {
                Some(last) if interval[0] <= last[1] => last[1] = last[1].max(interval[1]),
                _ => out.push(interval),
            }
        }
        out
    }
}
