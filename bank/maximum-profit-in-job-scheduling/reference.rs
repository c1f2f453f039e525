//! In the order of their ends, the last job that is taken leaves exactly the jobs that end by its start to choose from,
//! and these are the first ones of the order. So the best of every beginning of the order is found from shorter ones.
impl Solution {
    pub fn job_scheduling(start_time: Vec<i32>, end_time: Vec<i32>, profit: Vec<i32>) -> i32 {
        let mut order: Vec<usize> = (0..profit.len()).collect();
        order.sort_unstable_by_key(|&job| end_time[job]);
        let mut best = vec![0];
        for (taken, &job) in order.iter().enumerate() {
            let earlier = order.partition_point(|&other| end_time[other] <= start_time[job]);
            best.push(best[taken].max(best[earlier] + profit[job]));
        }
        best[order.len()]
    }
}
