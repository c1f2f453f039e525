//! The order at a cell is the shortest of four runs of ones that end there, one from each side. A walk along a line in
//! both directions knows its run at every cell, so each cell is only visited four times.
impl Solution {
    pub fn order_of_largest_plus_sign(n: i32, mines: Vec<Vec<i32>>) -> i32 {
        let size = n as usize;
        let mut order = vec![vec![n; size]; size];
        for mine in mines {
            order[mine[0] as usize][mine[1] as usize] = 0;
        }
        for line in 0..size {
            let ahead: Vec<usize> = (0..size).collect();
            let back: Vec<usize> = (0..size).rev().collect();
            for way in [ahead, back] {
                let (mut in_row, mut in_column) = (0, 0);
                for along in way {
                    for (run, (r, c)) in [(&mut in_row, (line, along)), (&mut in_column, (along, line))] {
                        // Only a mine has the order 0 already.
                        *run = if order[r][c] == 0 { 0 } else { *run + 1 };
                        order[r][c] = order[r][c].min(*run);
                    }
                }
            }
        }
        order.into_iter().flatten().max().unwrap()
    }
}
