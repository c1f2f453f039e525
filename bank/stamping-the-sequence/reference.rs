//! Seen backwards, a stamp can be lifted where all its letters are there or free, and then its places are free as well.
//! To lift never does harm, so everything that can be lifted is, each place once; the target fits if all becomes free.
impl Solution {
    pub fn moves_to_stamp(stamp: String, target: String) -> Vec<i32> {
        let (stamp, target) = (stamp.as_bytes(), target.as_bytes());
        let starts = target.len() - stamp.len() + 1;
        // For each start the letters that are neither right nor free.
        let mut wrong: Vec<usize> =
            target.windows(stamp.len()).map(|part| part.iter().zip(stamp).filter(|(a, b)| a != b).count()).collect();
        let mut free = vec![false; target.len()];
        let mut lifted: Vec<usize> = (0..starts).filter(|&start| wrong[start] == 0).collect();
        let mut done = 0;
        while done < lifted.len() {
            let start = lifted[done];
            done += 1;
            for place in start..start + stamp.len() {
                if std::mem::replace(&mut free[place], true) {
                    continue;
                }
                for other in (place + 1).saturating_sub(stamp.len())..starts.min(place + 1) {
                    if target[place] != stamp[place - other] {
                        wrong[other] -= 1;
                        if wrong[other] == 0 {
                            lifted.push(other);
                        }
                    }
                }
            }
        }
        if free.contains(&false) {
            return Vec::new();
        }
        lifted.into_iter().rev().map(|start| start as i32).collect()
    }
}
