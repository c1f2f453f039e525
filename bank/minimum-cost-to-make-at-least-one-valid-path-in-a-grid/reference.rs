//! All cells that cost the same are reached by following signs for nothing from the cells next to cheaper ones.
//! So the costs grow by one from group to group, and each cell belongs to the first group that reaches it.
impl Solution {
    pub fn min_cost(grid: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        // A step off the upper or the left border wraps to a huge number.
        let step = |(r, c): (usize, usize), sign| match sign {
            1 => (r, c + 1),
            2 => (r, c.wrapping_sub(1)),
            3 => (r + 1, c),
            _ => (r.wrapping_sub(1), c),
        };
        let mut reached = vec![vec![false; columns]; rows];
        let mut starts = vec![(0, 0)];
        let mut cost = 0;
        loop {
            let mut group = Vec::new();
            for start in starts {
                let mut cell = start;
                while cell.0 < rows && cell.1 < columns && !reached[cell.0][cell.1] {
                    reached[cell.0][cell.1] = true;
                    group.push(cell);
                    cell = step(cell, grid[cell.0][cell.1]);
                }
            }
            if reached[rows - 1][columns - 1] {
                return cost;
            }
            starts = group.into_iter().flat_map(|cell| (1..=4).map(move |sign| step(cell, sign))).collect();
            cost += 1;
        }
    }
}
