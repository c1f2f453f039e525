//! Each cell of land is taken off the map when it is met, so an island is flooded once from its first cell.
//! Its area is the number of cells taken off.
impl Solution {
    pub fn max_area_of_island(mut grid: Vec<Vec<i32>>) -> i32 {
        let (m, n) = (grid.len(), grid[0].len());
        let mut largest = 0;
        for i in 0..m {
            for j in 0..n {
                let mut todo = Vec::new();
                if grid[i][j] == 1 {
                    grid[i][j] = 0;
                    todo.push((i, j));
                }
                let mut area = 0;
                while let Some((r, c)) = todo.pop() {
                    area += 1;
                    for (y, x) in [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)] {
                        if y < m && x < n && grid[y][x] == 1 {
                            grid[y][x] = 0;
                            todo.push((y, x));
                        }
                    }
                }
                largest = largest.max(area);
            }
        }
        largest
    }
}
