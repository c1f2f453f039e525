//! All distances are below the number of rows and columns together, so each cell is put into the list of its
//! distance. One list after the other then has the cells in order.
impl Solution {
    pub fn all_cells_dist_order(rows: i32, cols: i32, r_center: i32, c_center: i32) -> Vec<Vec<i32>> {
        let mut rings = vec![Vec::new(); (rows + cols) as usize];
        for row in 0..rows {
            for col in 0..cols {
                let distance = row.abs_diff(r_center) + col.abs_diff(c_center);
                rings[distance as usize].push(vec![row, col]);
            }
        }
        rings.concat()
    }
}
