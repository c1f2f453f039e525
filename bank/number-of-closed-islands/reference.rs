//! Land that is joined to the border of the grid belongs to no closed island, and all other islands are closed.
//! So the border land is flooded first, and then each flood that still begins somewhere has found a closed island.
fn flood(cells: &mut [Vec<i32>], row: usize, column: usize) -> bool {
    if cells[row][column] != 0 {
        return false;
    }
    cells[row][column] = 1;
    let mut wet = vec![(row, column)];
    while let Some((i, j)) = wet.pop() {
        for (a, b) in [(i.wrapping_sub(1), j), (i + 1, j), (i, j.wrapping_sub(1)), (i, j + 1)] {
            if let Some(cell) = cells.get_mut(a).and_then(|line| line.get_mut(b)).filter(|cell| **cell == 0) {
                *cell = 1;
                wet.push((a, b));
            }
        }
    }
    true
}

impl Solution {
    pub fn closed_island(grid: Vec<Vec<i32>>) -> i32 {
        let mut cells = grid;
        let (height, width) = (cells.len(), cells[0].len());
        for row in 0..height {
            flood(&mut cells, row, 0);
            flood(&mut cells, row, width - 1);
        }
        for column in 0..width {
            flood(&mut cells, 0, column);
            flood(&mut cells, height - 1, column);
        }
        (0..height * width).filter(|at| flood(&mut cells, at / width, at % width)).count() as i32
    }
}
