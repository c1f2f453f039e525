//! Each cell has four sides, and every pair of neighbouring land cells hides two of them.
//! So it is enough to look above and to the left of each cell of land.
impl Solution {
    pub fn island_perimeter(grid: Vec<Vec<i32>>) -> i32 {
        let mut sides = 0;
        for i in 0..grid.len() {
            for j in 0..grid[i].len() {
                if grid[i][j] == 1 {
                    let above = i > 0 && grid[i - 1][j] == 1;
                    let left = j > 0 && grid[i][j - 1] == 1;
                    sides += 4 - 2 * above as i32 - 2 * left as i32;
                }
            }
        }
        sides
    }
}
