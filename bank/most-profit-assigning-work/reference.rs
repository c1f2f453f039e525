//! Each worker can take the best job within reach, since a job can be done many times. In the order of ability the jobs
//! within reach only become more, so the best profit so far is carried along.
impl Solution {
    pub fn max_profit_assignment(difficulty: Vec<i32>, profit: Vec<i32>, worker: Vec<i32>) -> i32 {
        let mut jobs: Vec<(i32, i32)> = difficulty.into_iter().zip(profit).collect();
        jobs.sort_unstable();
        let mut abilities = worker;
        abilities.sort_unstable();
        let mut open = jobs.into_iter().peekable();
        let mut best = 0;
        let earned = abilities.into_iter().map(|ability| {
            while let Some(job) = open.next_if(|job| job.0 <= ability) {
                best = best.max(job.1);
            }
            best
        });
        earned.sum()
    }
}
