//! The workers take their bikes in a fixed order, so the set of bikes that are taken says which worker is next.
//! What the remaining workers need at least depends on this set only, and larger sets come first.
impl Solution {
    pub fn assign_bikes(workers: Vec<Vec<i32>>, bikes: Vec<Vec<i32>>) -> i32 {
        let m = bikes.len();
        let mut remaining = vec![0; 1 << m];
        for taken in (0..1usize << m).rev() {
            let Some(worker) = workers.get(taken.count_ones() as usize) else { continue };
            let free = (0..m).filter(|&bike| taken >> bike & 1 == 0);
            let sums = free.map(|bike| {
                let way = worker[0].abs_diff(bikes[bike][0]) + worker[1].abs_diff(bikes[bike][1]);
                way + remaining[taken | 1 << bike]
            });
            remaining[taken] = sums.min().unwrap();
        }
        remaining[0] as i32
    }
}
