//! Only pushes count, so a state is where the box is and on which side of it the player stands after a push. A search
//! in breadth over these states takes one step a push, and a walk of the player finds the sides he can get to.
type Cell = (usize, usize);

const WAYS: [(usize, usize); 4] = [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)];

fn step(cell: Cell, way: Cell) -> Cell {
    (cell.0.wrapping_add(way.0), cell.1.wrapping_add(way.1))
}

impl Solution {
    pub fn min_push_box(grid: Vec<Vec<char>>) -> i32 {
        let free = |cell: Cell| grid.get(cell.0).and_then(|row| row.get(cell.1)).is_some_and(|&mark| mark != '#');
        let cells = || (0..grid.len()).flat_map(|r| (0..grid[0].len()).map(move |c| (r, c)));
        let find = |mark: char| cells().find(|&(r, c)| grid[r][c] == mark).unwrap();
        let target = find('T');
        let mut known = vec![vec![[false; 4]; grid[0].len()]; grid.len()];
        let mut wave = vec![(find('B'), find('S'))];
        let mut pushes = 0;
        while !wave.is_empty() {
            let mut next_wave = Vec::new();
            for (box_cell, player) in wave {
                if box_cell == target {
                    return pushes;
                }
                let mut reached = vec![vec![false; grid[0].len()]; grid.len()];
                reached[player.0][player.1] = true;
                let mut walk = vec![player];
                while let Some(cell) = walk.pop() {
                    for (side, &way) in WAYS.iter().enumerate() {
                        let ahead = step(cell, way);
                        if ahead == box_cell {
                            let pushed = step(box_cell, way);
                            if free(pushed) && !std::mem::replace(&mut known[pushed.0][pushed.1][side], true) {
                                next_wave.push((pushed, box_cell));
                            }
                        } else if free(ahead) && !std::mem::replace(&mut reached[ahead.0][ahead.1], true) {
                            walk.push(ahead);
                        }
                    }
                }
            }
            wave = next_wave;
            pushes += 1;
        }
        -1
    }
}
