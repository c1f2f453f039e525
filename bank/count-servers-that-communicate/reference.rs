//! A server communicates unless it is the only one of its row and the only one of its column. So the servers of each
//! row and each column are counted first.
impl Solution {
    pub fn count_servers(grid: Vec<Vec<i32>>) -> i32 {
        let in_row: Vec<i32> = grid.iter().map(|row| row.iter().sum()).collect();
        let in_column: Vec<i32> = (0..grid[0].len()).map(|j| grid.iter().map(|row| row[j]).sum()).collect();
        let mut connected = 0;
        for (row, &beside) in grid.iter().zip(&in_row) {
            for (server, &above) in row.iter().zip(&in_column) {
                connected += if beside.max(above) > 1 { *server } else { 0 };
            }
        }
        connected
    }
}
