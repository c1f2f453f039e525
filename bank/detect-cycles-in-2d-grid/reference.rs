//! Equal neighbours are joined one pair after the other; a pair whose cells hang together already closes a cycle.
//! If this never happens, the joined cells form trees, and a tree has no cycle.
fn root(above: &mut [usize], mut cell: usize) -> usize {
    while above[cell] != cell {
        above[cell] = above[above[cell]];
        cell = above[cell];
    }
    cell
}

impl Solution {
    pub fn contains_cycle(grid: Vec<Vec<char>>) -> bool {
        let width = grid[0].len();
        let cells = grid.concat();
        let mut above: Vec<usize> = (0..cells.len()).collect();
        (0..cells.len()).any(|cell| {
            let right = ((cell + 1) % width > 0).then_some(cell + 1);
            let lower = Some(cell + width).filter(|&next| next < cells.len());
            right.into_iter().chain(lower).any(|next| {
                if cells[next] != cells[cell] {
                    return false;
                }
                let (one, other) = (root(&mut above, cell), root(&mut above, next));
                above[one] = other;
                one == other
            })
        })
    }
}
