//! An attack poisons for the whole duration unless the next one comes earlier and starts it anew.
//! So each gap adds itself or the duration, whichever is less, and the last attack adds the duration.
impl Solution {
    pub fn find_poisoned_duration(time_series: Vec<i32>, duration: i32) -> i32 {
        let gaps = time_series.windows(2).map(|pair| (pair[1] - pair[0]).min(duration) as i64);
        (gaps.sum::<i64>() + duration as i64) as i32
    }
}
