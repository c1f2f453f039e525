//! Among the intervals that may be kept next, the one that ends first leaves the most room, and can take the place
//! of any other choice. So the intervals are taken by their ends, and those that begin too early are removed.
impl Solution {
    pub fn erase_overlap_intervals(mut intervals: Vec<Vec<i32>>) -> i32 {
        intervals.sort_by_key(|interval| interval[1]);
        let mut end = i32::MIN;
        let mut removed = 0;
        for interval in &intervals {
            if interval[0] >= end {
                end = interval[1];
            } else {
                removed += 1;
            }
        }
        removed
    }
}
