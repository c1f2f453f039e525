//! Of each run of one color all balloons but one must go, and then no two of a color are left side by side. So the one
//! that would take the longest stays.
impl Solution {
    pub fn min_cost(colors: String, needed_time: Vec<i32>) -> i32 {
        let mut times = needed_time.as_slice();
        let mut total = 0;
        for run in colors.as_bytes().chunk_by(|a, b| a == b) {
            let (now, later) = times.split_at(run.len());
            total += now.iter().sum::<i32>() - now.iter().max().unwrap();
            times = later;
        }
        total
    }
}
