//! All clear cells that are found after the same number of steps lie at the same least distance, since each cell is
//! found from the nearest of its neighbours. A found cell is closed, so that no cell is taken twice.
impl Solution {
    pub fn shortest_path_binary_matrix(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        let mut open: Vec<Vec<bool>> = grid.iter().map(|row| row.iter().map(|&cell| cell == 0).collect()).collect();
        let mut layer = Vec::new();
        if open[0][0] {
            open[0][0] = false;
            layer.push((0, 0));
        }
        let mut length = 1;
        while !layer.is_empty() {
            if layer.contains(&(n - 1, n - 1)) {
                return length;
            }
            let mut following = Vec::new();
            for (row, column) in layer {
                for i in row.max(1) - 1..(row + 2).min(n) {
                    for j in column.max(1) - 1..(column + 2).min(n) {
                        if std::mem::take(&mut open[i][j]) {
                            following.push((i, j));
                        }
                    }
                }
            }
            layer = following;
            length += 1;
        }
        -1
    }
}
