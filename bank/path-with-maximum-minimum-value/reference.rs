//! From the cells that can be reached, the one with the greatest value is always entered first. The lowest value that
//! had to be entered so far is then the best score of a path to the present cell.
use std::collections::BinaryHeap;

impl Solution {
    pub fn maximum_minimum_path(mut grid: Vec<Vec<i32>>) -> i32 {
        let goal = (grid.len() - 1, grid[0].len() - 1);
        let mut lowest = i32::MAX;
        // Cells that are in the heap already have the value -1 in the grid.
        let mut edge = BinaryHeap::from([(std::mem::replace(&mut grid[0][0], -1), (0, 0))]);
        while let Some((value, cell)) = edge.pop() {
            lowest = lowest.min(value);
            if cell == goal {
                break;
            }
            let (r, c) = cell;
            for (row, column) in [(r.wrapping_sub(1), c), (r + 1, c), (r, c.wrapping_sub(1)), (r, c + 1)] {
                let Some(near) = grid.get_mut(row).and_then(|line| line.get_mut(column)) else { continue };
                if *near >= 0 {
                    edge.push((std::mem::replace(near, -1), (row, column)));
                }
            }
        }
        lowest
    }
}
