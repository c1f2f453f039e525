//! A pair that is chosen later was possible before, so all pairs can be taken in one fixed order, with those skipped
//! whose worker or bike has been assigned. Distances are small numbers, and within one distance the pairs come in the
//! right order.
impl Solution {
    pub fn assign_bikes(workers: Vec<Vec<i32>>, bikes: Vec<Vec<i32>>) -> Vec<i32> {
        let mut by_distance: Vec<Vec<(usize, usize)>> = vec![Vec::new(); 2000];
        for (worker, from) in workers.iter().enumerate() {
            for (bike, to) in bikes.iter().enumerate() {
                let distance = from[0].abs_diff(to[0]) + from[1].abs_diff(to[1]);
                by_distance[distance as usize].push((worker, bike));
            }
        }
        let mut assigned: Vec<Option<usize>> = vec![None; workers.len()];
        let mut free = vec![true; bikes.len()];
        for (worker, bike) in by_distance.into_iter().flatten() {
            if free[bike] && assigned[worker].is_none() {
                free[bike] = false;
                assigned[worker] = Some(bike);
            }
        }
        assigned.into_iter().flatten().map(|bike| bike as i32).collect()
    }
}
