//! The meetings that run at a moment are those that have started less those that have ended, whichever these are.
//! So starts and ends are sorted apart; as many rooms as meetings run at once are needed, and they are enough.
impl Solution {
    pub fn min_meeting_rooms(intervals: Vec<Vec<i32>>) -> i32 {
        let mut starts: Vec<i32> = intervals.iter().map(|meeting| meeting[0]).collect();
        let mut ends: Vec<i32> = intervals.iter().map(|meeting| meeting[1]).collect();
        starts.sort_unstable();
        ends.sort_unstable();
        let (mut ended, mut most) = (0, 0);
        for (started, &start) in starts.iter().enumerate() {
            while ends[ended] <= start {
                ended += 1;
            }
            most = most.max(started + 1 - ended);
        }
        most as i32
    }
}
