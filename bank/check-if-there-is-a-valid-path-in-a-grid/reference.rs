//! Every street has two ends, so from the first cell at most two ways lead on, and each of them is without a choice.
//! A way that does not stop comes back to the first cell, so as many steps as there are cells are enough.
impl Solution {
    pub fn has_valid_path(grid: Vec<Vec<i32>>) -> bool {
        const LEFT: (i32, i32) = (0, -1);
        const RIGHT: (i32, i32) = (0, 1);
        const UP: (i32, i32) = (-1, 0);
        const DOWN: (i32, i32) = (1, 0);
        let ends = |street: i32| match street {
            1 => [LEFT, RIGHT],
            2 => [UP, DOWN],
            3 => [LEFT, DOWN],
            4 => [RIGHT, DOWN],
            5 => [LEFT, UP],
            _ => [RIGHT, UP],
        };
        let (rows, cols) = (grid.len() as i32, grid[0].len() as i32);
        let arrives = |mut way: (i32, i32)| {
            let (mut row, mut col) = (0, 0);
            for _ in 0..rows * cols {
                if (row, col) == (rows - 1, cols - 1) {
                    return true;
                }
                (row, col) = (row + way.0, col + way.1);
                if !(0..rows).contains(&row) || !(0..cols).contains(&col) {
                    return false;
                }
                let [one, other] = ends(grid[row as usize][col as usize]);
                let back = (-way.0, -way.1);
                way = if one == back {
                    other
                } else if other == back {
                    one
                } else {
                    return false;
                };
            }
            false
        };
        ends(grid[0][0]).into_iter().any(arrives)
    }
}
