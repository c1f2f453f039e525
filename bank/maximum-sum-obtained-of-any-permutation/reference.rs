//! An integer counts once for each request that covers its place, so the greatest integers belong where most requests
//! are. The number of requests over a place changes only where one starts or has just ended.
impl Solution {
    pub fn max_sum_range_query(mut nums: Vec<i32>, requests: Vec<Vec<i32>>) -> i32 {
        let mut covered = vec![0i64; nums.len() + 1];
        for request in requests {
            covered[request[0] as usize] += 1;
            covered[request[1] as usize + 1] -= 1;
        }
        for place in 1..covered.len() {
            covered[place] += covered[place - 1];
        }
        // Nothing is left open after the last place.
        covered.pop();
        covered.sort_unstable();
        nums.sort_unstable();
        let total: i64 = nums.into_iter().zip(covered).map(|(value, times)| i64::from(value) * times).sum();
        (total % 1_000_000_007) as i32
    }
}
