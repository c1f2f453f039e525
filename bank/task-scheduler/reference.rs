//! The most frequent task sets a frame: between two of its runs lie at least n intervals, and each task that is as
//! frequent needs one interval after the last gap. Other tasks fill the gaps, and when these are full they lengthen
//! the frame without any idling.
impl Solution {
    pub fn least_interval(tasks: Vec<char>, n: i32) -> i32 {
        let mut counts = [0i64; 128];
        for &task in &tasks {
            counts[task as usize] += 1;
        }
        let most = counts.iter().copied().max().unwrap();
        let equal = counts.iter().filter(|&&count| count == most).count() as i64;
        let frame = (most - 1) * (n as i64 + 1) + equal;
        frame.max(tasks.len() as i64) as i32
    }
}
