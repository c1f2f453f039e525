//! All cells between two walls of a row, or of a column, see the same enemies there, so the enemies of a stretch are
//! counted once, where it begins, and kept until the next wall.
impl Solution {
    pub fn max_killed_enemies(grid: Vec<Vec<char>>) -> i32 {
        let (m, n) = (grid.len(), grid[0].len());
        let mut in_column = vec![0; n];
        let mut best = 0;
        for y in 0..m {
            let mut in_row = 0;
            for x in 0..n {
                if x == 0 || grid[y][x - 1] == 'W' {
                    let stretch = (x..n).take_while(|&u| grid[y][u] != 'W');
                    in_row = stretch.filter(|&u| grid[y][u] == 'E').count();
                }
                if y == 0 || grid[y - 1][x] == 'W' {
                    let stretch = (y..m).take_while(|&v| grid[v][x] != 'W');
                    in_column[x] = stretch.filter(|&v| grid[v][x] == 'E').count();
                }
                if grid[y][x] == '0' {
                    best = best.max(in_row + in_column[x]);
                }
            }
        }
        best as i32
    }
}
