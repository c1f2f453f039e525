//! Courses that can be taken at all can be taken in order of their last days. Going in that order, the longest course
//! taken is dropped whenever the time runs over: as many courses stay, in the least total time possible.
use std::collections::BinaryHeap;

impl Solution {
    pub fn schedule_course(mut courses: Vec<Vec<i32>>) -> i32 {
        courses.sort_by_key(|course| course[1]);
        let mut taken = BinaryHeap::new();
        let mut time: i64 = 0;
        for course in &courses {
            time += course[0] as i64;
            taken.push(course[0]);
            if time > course[1] as i64 {
                time -= taken.pop().unwrap_or(0) as i64;
            }
        }
        taken.len() as i32
    }
}
