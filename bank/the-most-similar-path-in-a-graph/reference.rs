//! The least distance of a path that begins in a city depends only on the city and on the part of the target that is
//! left. So it is found from the end of the target on, with the best next city, and the path then follows these.
impl Solution {
    pub fn most_similar(n: i32, roads: Vec<Vec<i32>>, names: Vec<String>, target_path: Vec<String>) -> Vec<i32> {
        let n = n as usize;
        let mut near: Vec<Vec<usize>> = vec![Vec::new(); n];
        for road in &roads {
            near[road[0] as usize].push(road[1] as usize);
            near[road[1] as usize].push(road[0] as usize);
        }
        let mut distance = vec![0; n];
        let mut best_next: Vec<Vec<usize>> = Vec::new();
        for (step, wanted) in target_path.iter().rev().enumerate() {
            if step > 0 {
                let best = near.iter().map(|cities| cities.iter().copied().min_by_key(|&city| distance[city]).unwrap());
                let best: Vec<usize> = best.collect();
                distance = best.iter().map(|&city| distance[city]).collect();
                best_next.push(best);
            }
            for (so_far, name) in distance.iter_mut().zip(&names) {
                *so_far += i32::from(name != wanted);
            }
        }
        let mut city = (0..n).min_by_key(|&city| distance[city]).unwrap();
        let mut path = vec![city as i32];
        for next in best_next.iter().rev() {
            city = next[city];
            path.push(city as i32);
        }
        path
    }
}
