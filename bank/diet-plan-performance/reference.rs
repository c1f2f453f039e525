//! The total of each sequence of k days is the difference of two sums from the first day on.
//! Each total is then judged by the rule.
impl Solution {
    pub fn diet_plan_performance(calories: Vec<i32>, k: i32, lower: i32, upper: i32) -> i32 {
        let mut sums = vec![0_i64];
        for &amount in &calories {
            sums.push(sums[sums.len() - 1] + amount as i64);
        }
        sums.windows(k as usize + 1)
            .map(|days| days[days.len() - 1] - days[0])
            .map(|total| i32::from(total > upper as i64) - i32::from(total < lower as i64))
            .sum()
    }
}
