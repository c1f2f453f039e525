//! The legs of the spiral are 1, 1, 2, 2, 3, 3 ... steps long, since each turn goes round one leg more. It is walked
//! outside the grid as well, and the cells inside are noted until there are as many as the grid has.
impl Solution {
    pub fn spiral_matrix_iii(rows: i32, cols: i32, r_start: i32, c_start: i32) -> Vec<Vec<i32>> {
        let (mut row, mut column) = (r_start, c_start);
        let (mut down, mut right) = (0, 1);
        let mut noted = vec![vec![row, column]];
        for leg in 2.. {
            if noted.len() == (rows * cols) as usize {
                break;
            }
            for _ in 0..leg / 2 {
                row += down;
                column += right;
                if (0..rows).contains(&row) && (0..cols).contains(&column) {
                    noted.push(vec![row, column]);
                }
            }
            (down, right) = (right, -down);
        }
        noted
    }
}
