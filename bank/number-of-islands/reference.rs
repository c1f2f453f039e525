//! Each island is counted at its first cell in reading order, and sunk at once, so none of its cells begins another.
//! The cells to be sunk wait on a stack; every cell of land is sunk once.
impl Solution {
    pub fn num_islands(grid: Vec<Vec<char>>) -> i32 {
        let mut grid = grid;
        let mut islands = 0;
        let mut open = Vec::new();
        for r in 0..grid.len() {
            for c in 0..grid[r].len() {
                islands += (grid[r][c] == '1') as i32;
                open.push((r, c));
                while let Some((r, c)) = open.pop() {
                    // Beyond the first row or column an index wraps and is no place of the grid.
                    if grid.get(r).and_then(|row| row.get(c)) == Some(&'1') {
                        grid[r][c] = '0';
                        open.push((r + 1, c));
                        open.push((r.wrapping_sub(1), c));
                        open.push((r, c + 1));
                        open.push((r, c.wrapping_sub(1)));
                    }
                }
            }
        }
        islands
    }
}
