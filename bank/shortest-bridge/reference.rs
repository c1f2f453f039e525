//! Only water has to be flipped, so a bridge costs the number of water cells on a way from one island to the other.
//! Rings of cells are laid around the first island, each a step further out, until a ring meets land of the second.
impl Solution {
    pub fn shortest_bridge(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        let near = |cell: usize| {
            let (row, column) = (cell / n, cell % n);
            let up = (row > 0).then(|| cell - n);
            let down = (row + 1 < n).then(|| cell + n);
            let left = (column > 0).then(|| cell - 1);
            let right = (column + 1 < n).then(|| cell + 1);
            [up, down, left, right].into_iter().flatten()
        };
        let mut cells = grid.concat();
        let first = cells.iter().position(|&land| land == 1).unwrap();
        cells[first] = 2;
        let mut ring = vec![first];
        let mut next = 0;
        while next < ring.len() {
            for other in near(ring[next]) {
                if cells[other] == 1 {
                    cells[other] = 2;
                    ring.push(other);
                }
            }
            next += 1;
        }
        for flips in 0.. {
            let mut further = Vec::new();
            for other in ring.into_iter().flat_map(near) {
                match cells[other] {
                    1 => return flips,
                    0 => {
                        cells[other] = 2;
                        further.push(other);
                    }
                    _ => {}
                }
            }
            ring = further;
        }
        unreachable!("there are two islands")
    }
}
