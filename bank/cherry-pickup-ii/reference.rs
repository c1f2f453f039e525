//! Both robots are always in the same row, so the cells that they share are shared at the same time. The best for the
//! rows from one on depends only on their two columns there, so the rows are taken from the last one up.
impl Solution {
    pub fn cherry_pickup(grid: Vec<Vec<i32>>) -> i32 {
        let width = grid[0].len();
        let near = |column: usize| column.saturating_sub(1)..(column + 2).min(width);
        let mut below = vec![vec![0; width]; width];
        for row in grid.iter().rev() {
            let mut now = vec![vec![0; width]; width];
            for one in 0..width {
                // Which robot is which does not matter, so the first is never to the right of the second.
                for two in one..width {
                    let rest = near(one).flat_map(|a| near(two).map(move |b| (a.min(b), a.max(b))));
                    let rest = rest.map(|(a, b)| below[a][b]).max().unwrap_or(0);
                    now[one][two] = rest + row[one] + if one == two { 0 } else { row[two] };
                }
            }
            below = now;
        }
        below[0][width - 1]
    }
}
