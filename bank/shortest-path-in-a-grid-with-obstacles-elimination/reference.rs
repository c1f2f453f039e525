//! The walks grow by one step at a time, so a cell that is met again was met before in no more steps.
//! The later walk can only be of use if it has more eliminations left, and the first one at the goal is a shortest.
impl Solution {
    pub fn shortest_path(grid: Vec<Vec<i32>>, k: i32) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        let goal = (rows - 1, columns - 1);
        let mut spare = vec![vec![-1; columns]; rows];
        spare[0][0] = k;
        let mut ends = vec![(0, 0, k)];
        let mut steps = 0;
        while !ends.is_empty() {
            let mut further = Vec::new();
            for (r, c, left) in ends {
                if (r, c) == goal {
                    return steps;
                }
                // A step off the upper or the left border wraps to a huge number.
                for (y, x) in [(r + 1, c), (r, c + 1), (r.wrapping_sub(1), c), (r, c.wrapping_sub(1))] {
                    if y < rows && x < columns && left - grid[y][x] > spare[y][x] {
                        spare[y][x] = left - grid[y][x];
                        further.push((y, x, spare[y][x]));
                    }
                }
            }
            ends = further;
            steps += 1;
        }
        -1
    }
}
