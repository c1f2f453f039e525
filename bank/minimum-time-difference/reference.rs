//! Among sorted times the nearest two are neighbours, and the last one is a neighbour of the first one across midnight.
//! Any difference, either way round the clock, is a sum of such gaps, so the least gap is the least difference.
impl Solution {
    pub fn find_min_difference(time_points: Vec<String>) -> i32 {
        let mut minutes: Vec<i32> = Vec::with_capacity(time_points.len() + 1);
        for time in &time_points {
            let (hour, minute) = time.split_once(':').unwrap();
            minutes.push(hour.parse::<i32>().unwrap() * 60 + minute.parse::<i32>().unwrap());
        }
        minutes.sort_unstable();
        minutes.push(minutes[0] + 24 * 60);
        minutes.windows(2).map(|pair| pair[1] - pair[0]).min().unwrap()
    }
}
