//! A course can be taken one semester after the last of its prerequisites, so the longest chain that ends with it says
//! when. A course is settled only after all its prerequisites; those on a cycle, or after one, never are.
impl Solution {
    pub fn minimum_semesters(n: i32, relations: Vec<Vec<i32>>) -> i32 {
        let count = n as usize;
        let mut waiting = vec![0; count];
        let mut later = vec![Vec::new(); count];
        for pair in &relations {
            let (course, follower) = (pair[0] as usize - 1, pair[1] as usize - 1);
            later[course].push(follower);
            waiting[follower] += 1;
        }
        let mut settled: Vec<usize> = (0..count).filter(|&course| waiting[course] == 0).collect();
        let mut semester = vec![1; count];
        let mut at = 0;
        while let Some(&course) = settled.get(at) {
            at += 1;
            for &follower in &later[course] {
                semester[follower] = semester[follower].max(semester[course] + 1);
                waiting[follower] -= 1;
                if waiting[follower] == 0 {
                    settled.push(follower);
                }
            }
        }
        if at == count { semester.into_iter().max().unwrap() } else { -1 }
    }
}
