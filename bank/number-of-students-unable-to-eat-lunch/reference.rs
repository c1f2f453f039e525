//! The queue turns until some student wants the top sandwich, so its order does not matter, only how many want each
//! kind. The first sandwich that no student wants any more ends it, and all who are left stay hungry.
impl Solution {
    pub fn count_students(students: Vec<i32>, sandwiches: Vec<i32>) -> i32 {
        let mut wanting = [0_i32; 2];
        students.into_iter().for_each(|kind| wanting[kind as usize] += 1);
        for kind in sandwiches {
            if wanting[kind as usize] == 0 {
                break;
            }
            wanting[kind as usize] -= 1;
        }
        wanting.iter().sum()
    }
}
