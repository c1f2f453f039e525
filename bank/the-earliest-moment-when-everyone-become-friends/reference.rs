//! In the order of time, each log that joins two circles of acquaintances makes one circle fewer, and the others change
//! nothing. The time of the log that leaves one circle is the answer.
impl Solution {
    pub fn earliest_acq(mut logs: Vec<Vec<i32>>, n: i32) -> i32 {
        logs.sort_unstable();
        let mut circle: Vec<i32> = (0..n).collect();
        let mut circles = n;
        for log in logs {
            let (kept, given_up) = (circle[log[1] as usize], circle[log[2] as usize]);
            if kept == given_up {
                continue;
            }
            // There are few people and fewer joins, so all are looked through.
            for person in circle.iter_mut().filter(|person| **person == given_up) {
                *person = kept;
            }
            circles -= 1;
            if circles == 1 {
                return log[0];
            }
        }
        -1
    }
}
