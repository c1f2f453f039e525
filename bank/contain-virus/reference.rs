//! This is the rule itself, day by day: the regions are found anew, the one with the most threatened cells gets walls
//! and is no longer infectious, and the threatened cells of all others fall ill. Each day takes one look at the grid.
use std::collections::HashSet;

impl Solution {
    pub fn contain_virus(mut is_infected: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (is_infected.len(), is_infected[0].len());
        let mut used = 0;
        loop {
            // The cells of each region, the cells that it threatens, and the walls that it needs.
            let mut regions: Vec<(Vec<(usize, usize)>, HashSet<(usize, usize)>, i32)> = Vec::new();
            let mut seen = vec![vec![false; n]; m];
            for start in (0..m * n).map(|i| (i / n, i % n)) {
                if is_infected[start.0][start.1] != 1 || seen[start.0][start.1] {
                    continue;
                }
                seen[start.0][start.1] = true;
                let (mut cells, mut threatened, mut walls) = (vec![start], HashSet::new(), 0);
                let mut done = 0;
                while done < cells.len() {
                    let (r, c) = cells[done];
                    done += 1;
                    for (y, x) in [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)] {
                        match is_infected.get(y).and_then(|row| row.get(x)) {
                            Some(0) => {
                                threatened.insert((y, x));
                                walls += 1;
                            }
                            Some(1) if !seen[y][x] => {
                                seen[y][x] = true;
                                cells.push((y, x));
                            }
                            _ => {}
                        }
                    }
                }
                regions.push((cells, threatened, walls));
            }
            regions.sort_by_key(|region| region.1.len());
            let Some((cells, threatened, walls)) = regions.pop() else { return used };
            if threatened.is_empty() {
                return used;
            }
            used += walls;
            for (r, c) in cells {
                is_infected[r][c] = -1;
            }
            for (r, c) in regions.into_iter().flat_map(|region| region.1) {
                is_infected[r][c] = 1;
            }
        }
    }
}
