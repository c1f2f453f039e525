//! Distances are the same in both directions, so a search from each building adds its distance to every land that it
//! reaches. Land that some building does not reach can neither be the house nor lie on a way to it, so each search
//! walks only over land that all searches before it have reached.
use std::collections::VecDeque;

impl Solution {
    pub fn shortest_distance(grid: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (grid.len(), grid[0].len());
        let mut reached = vec![0; m * n];
        let mut total = vec![0; m * n];
        let mut buildings = 0;
        for start in (0..m * n).filter(|&p| grid[p / n][p % n] == 1) {
            let mut queue = VecDeque::from([(start, 0)]);
            while let Some((p, distance)) = queue.pop_front() {
                let (y, x) = (p / n, p % n);
                for (v, u) in [(y.wrapping_sub(1), x), (y + 1, x), (y, x.wrapping_sub(1)), (y, x + 1)] {
                    if v < m && u < n && grid[v][u] == 0 && reached[v * n + u] == buildings {
                        reached[v * n + u] += 1;
                        total[v * n + u] += distance + 1;
                        queue.push_back((v * n + u, distance + 1));
                    }
                }
            }
            buildings += 1;
        }
        let houses = (0..m * n).filter(|&p| grid[p / n][p % n] == 0 && reached[p] == buildings);
        houses.map(|p| total[p]).min().unwrap_or(-1)
    }
}
