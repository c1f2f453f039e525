//! For each course a set of bits holds the courses that it is a prerequisite of. Letting the courses serve as a stop on
//! the way one after the other finds all indirect ones: if a course leads to the stop, it leads to all that the stop
//! does.
impl Solution {
    pub fn check_if_prerequisite(num_courses: i32, prerequisites: Vec<Vec<i32>>, queries: Vec<Vec<i32>>) -> Vec<bool> {
        let mut leads_to = vec![0u128; num_courses as usize];
        for pair in &prerequisites {
            leads_to[pair[0] as usize] |= 1 << pair[1];
        }
        for stop in 0..leads_to.len() {
            let onward = leads_to[stop];
            for courses in leads_to.iter_mut().filter(|courses| **courses >> stop & 1 == 1) {
                *courses |= onward;
            }
        }
        queries.iter().map(|pair| leads_to[pair[0] as usize] >> pair[1] & 1 == 1).collect()
    }
}
