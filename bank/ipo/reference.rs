//! The most profitable project among those that can be started is always a best next one: capital never falls, so it
//! shuts no project out. Projects enter a heap as the capital reaches them.
use std::collections::BinaryHeap;

impl Solution {
    pub fn find_maximized_capital(k: i32, w: i32, profits: Vec<i32>, capital: Vec<i32>) -> i64 {
        let mut projects: Vec<(i64, i64)> = Vec::with_capacity(profits.len());
        for (&need, &profit) in capital.iter().zip(&profits) {
            projects.push((need as i64, profit as i64));
        }
        projects.sort_unstable();
        let (mut have, mut next, mut open) = (w as i64, 0, BinaryHeap::new());
        for _ in 0..k {
            while next < projects.len() && projects[next].0 <= have {
                open.push(projects[next].1);
                next += 1;
            }
            match open.pop() {
                Some(profit) => have += profit,
                None => break,
            }
        }
        have
    }
}
