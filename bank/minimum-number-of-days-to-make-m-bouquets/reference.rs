//! On a later day no fewer flowers are in bloom, so halving finds the first of the days that is late enough.
//! On a day every run of flowers in bloom gives as many bouquets as k fits into its length.
impl Solution {
    pub fn min_days(bloom_day: Vec<i32>, m: i32, k: i32) -> i32 {
        let enough = |day: i32| {
            let runs = bloom_day.split(|&bloom| bloom > day);
            runs.map(|run| run.len() / k as usize).sum::<usize>() >= m as usize
        };
        let mut days = bloom_day.clone();
        days.sort_unstable();
        let first = days.partition_point(|&day| !enough(day));
        days.get(first).copied().unwrap_or(-1)
    }
}
