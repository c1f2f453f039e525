//! Courses without an open prerequisite are finished one after another, and each frees the courses that wait
//! for it. What is never freed waits for something that is not freed either, and in a finite set such a chain
//! must be a circle.
impl Solution {
    pub fn can_finish(num_courses: i32, prerequisites: Vec<Vec<i32>>) -> bool {
        let n = num_courses as usize;
        let mut followers = vec![Vec::new(); n];
        let mut open = vec![0; n];
        for pair in &prerequisites {
            followers[pair[1] as usize].push(pair[0] as usize);
            open[pair[0] as usize] += 1;
        }
        let mut free: Vec<usize> = (0..n).filter(|&course| open[course] == 0).collect();
        let mut finished = 0;
        while let Some(course) = free.pop() {
            finished += 1;
            for &next in &followers[course] {
                open[next] -= 1;
                if open[next] == 0 {
                    free.push(next);
                }
            }
        }
        finished == n
    }
}
