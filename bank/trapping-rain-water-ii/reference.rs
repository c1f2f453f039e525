//! Water at a cell rises to the lowest "highest cell" over all ways out; a search that always goes on from the lowest
//! level of the rim, as for shortest paths with the maximum for the sum, meets each cell at that level first.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn trap_rain_water(height_map: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (height_map.len(), height_map[0].len());
        let mut seen = vec![vec![false; n]; m];
        let mut rim = BinaryHeap::new();
        for i in 0..m {
            for j in 0..n {
                if i == 0 || j == 0 || i == m - 1 || j == n - 1 {
                    seen[i][j] = true;
                    rim.push(Reverse((height_map[i][j], i, j)));
                }
            }
        }
        let mut water = 0i64;
        while let Some(Reverse((level, i, j))) = rim.pop() {
            water += (level - height_map[i][j]) as i64;
            for (a, b) in [(i.wrapping_sub(1), j), (i + 1, j), (i, j.wrapping_sub(1)), (i, j + 1)] {
                if a < m && b < n && !seen[a][b] {
                    seen[a][b] = true;
                    rim.push(Reverse((level.max(height_map[a][b]), a, b)));
                }
            }
        }
        water as i32
    }
}
