//! Walks can be turned round, so the cells that reach the boundary are those that a land cell on it reaches.
//! They are turned into sea from there, and all the land that is left is enclosed.
impl Solution {
    pub fn num_enclaves(mut grid: Vec<Vec<i32>>) -> i32 {
        let (rows, columns) = (grid.len(), grid[0].len());
        let mut open: Vec<(usize, usize)> = Vec::new();
        open.extend((0..rows).flat_map(|row| [(row, 0), (row, columns - 1)]));
        open.extend((0..columns).flat_map(|column| [(0, column), (rows - 1, column)]));
        while let Some((row, column)) = open.pop() {
            // A step to the left of 0 wraps to a row or column that is not there.
            let Some(cell) = grid.get_mut(row).and_then(|line| line.get_mut(column)) else { continue };
            if std::mem::take(cell) == 1 {
                open.extend([(row + 1, column), (row, column + 1)]);
                open.extend([(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))]);
            }
        }
        grid.into_iter().flatten().sum()
    }
}
