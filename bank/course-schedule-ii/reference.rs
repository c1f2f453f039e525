//! A course is taken as soon as nothing that it needs is left, so every prefix of the order is allowed.
//! Where no such course is left, each of the others waits for another of them: that is a circle, and no order exists.
use std::collections::VecDeque;

impl Solution {
    pub fn find_order(num_courses: i32, prerequisites: Vec<Vec<i32>>) -> Vec<i32> {
        let n = num_courses as usize;
        let mut followers = vec![Vec::new(); n];
        let mut open = vec![0; n];
        for pair in &prerequisites {
            followers[pair[1] as usize].push(pair[0] as usize);
            open[pair[0] as usize] += 1;
        }
        let mut free: VecDeque<usize> = (0..n).filter(|&course| open[course] == 0).collect();
        let mut order = Vec::new();
        while let Some(course) = free.pop_front() {
            order.push(course as i32);
            for &next in &followers[course] {
                open[next] -= 1;
                if open[next] == 0 {
                    free.push_back(next);
                }
            }
        }
        if order.len() == n {
            order
        } else {
            Vec::new()
        }
    }
}
