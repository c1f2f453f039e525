//! Read row by row the grid is a ring, and each shift turns it by one place.
//! So many shifts as there are places change nothing, hence only the remainder counts.
impl Solution {
    pub fn shift_grid(grid: Vec<Vec<i32>>, k: i32) -> Vec<Vec<i32>> {
        let mut ring = grid.concat();
        let turn = k as usize % ring.len();
        ring.rotate_right(turn);
        ring.chunks(grid[0].len()).map(<[i32]>::to_vec).collect()
    }
}
