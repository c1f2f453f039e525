//! What still has to be done depends only on the set of courses taken. A semester with free room never hurts by taking
//! one more course, so each takes k of the possible ones, or all where there are fewer, and every such choice is tried.
impl Solution {
    pub fn min_number_of_semesters(n: i32, relations: Vec<Vec<i32>>, k: i32) -> i32 {
        let mut needs = vec![0usize; n as usize];
        for pair in relations {
            needs[pair[1] as usize - 1] |= 1 << (pair[0] - 1);
        }
        let all = (1usize << n) - 1;
        let mut semesters = vec![i32::MAX; all + 1];
        semesters[0] = 0;
        for taken in 0..all {
            if semesters[taken] == i32::MAX {
                continue;
            }
            let next = semesters[taken] + 1;
            let open = |course: &usize| taken >> course & 1 == 0 && needs[*course] & !taken == 0;
            let possible = (0..needs.len()).filter(open).fold(0, |set, course| set | 1usize << course);
            let size = possible.count_ones().min(k as u32);
            let mut chosen = possible;
            while chosen > 0 {
                if chosen.count_ones() == size {
                    semesters[taken | chosen] = semesters[taken | chosen].min(next);
                }
                chosen = (chosen - 1) & possible;
            }
        }
        semesters[all]
    }
}
