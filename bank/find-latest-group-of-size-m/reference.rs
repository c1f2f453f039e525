//! A stretch of m bits is a group as long as all its bits are set and both bits next to it are not. So its last step is
//! the one before the earlier of these two is set, if the latest of its own bits comes before that; a queue keeps the
//! latest.
use std::collections::VecDeque;

impl Solution {
    pub fn find_latest_step(arr: Vec<i32>, m: i32) -> i32 {
        let (n, m) = (arr.len(), m as usize);
        // The step that sets each bit; those outside are never set.
        let mut step = vec![n as i32 + 1; n + 2];
        for (number, &position) in (1..).zip(&arr) {
            step[position as usize] = number;
        }
        let mut latest = -1;
        // Places of the stretch whose steps are later than all steps to the right of them.
        let mut queue: VecDeque<usize> = VecDeque::new();
        for end in 1..=n {
            while queue.back().is_some_and(|&place| step[place] < step[end]) {
                queue.pop_back();
            }
            queue.push_back(end);
            if queue[0] + m <= end {
                queue.pop_front();
            }
            if end >= m {
                let broken = step[end - m].min(step[end + 1]);
                if step[queue[0]] < broken {
                    latest = latest.max(broken - 1);
                }
            }
        }
        latest
    }
}
