//! A position of the snake is its upper left cell and the way it lies, and all positions are found in the order of
//! their moves. A move needs its new cells free, and a turn the cell across as well.
impl Solution {
    pub fn minimum_moves(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        let free = |row: usize, column: usize| grid.get(row).and_then(|line| line.get(column)) == Some(&0);
        let fits = |(row, column, upright): (usize, usize, bool)| {
            free(row, column) && if upright { free(row + 1, column) } else { free(row, column + 1) }
        };
        let mut seen = vec![[false; 2]; n * n];
        seen[0][0] = true;
        let mut now = vec![(0, 0, false)];
        let mut moves = 0;
        while !now.is_empty() {
            let mut next = Vec::new();
            for (row, column, upright) in now {
                if (row, column, upright) == (n - 1, n - 2, false) {
                    return moves;
                }
                let mut ways = vec![(row + 1, column, upright), (row, column + 1, upright)];
                if free(row + 1, column + 1) {
                    ways.push((row, column, !upright));
                }
                for way in ways {
                    if fits(way) && !std::mem::replace(&mut seen[way.0 * n + way.1][usize::from(way.2)], true) {
                        next.push(way);
                    }
                }
            }
            now = next;
            moves += 1;
        }
        -1
    }
}
