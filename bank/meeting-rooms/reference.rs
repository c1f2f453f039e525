//! In the order of their starts, a meeting that overlaps any later one also overlaps the very next.
//! So after sorting only neighbours have to be compared; one may start when the other ends.
impl Solution {
    pub fn can_attend_meetings(mut intervals: Vec<Vec<i32>>) -> bool {
        intervals.sort_unstable();
        intervals.windows(2).all(|pair| pair[0][1] <= pair[1][0])
    }
}
