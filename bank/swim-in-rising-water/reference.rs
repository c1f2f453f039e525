//! Squares are flooded one after another by their height, and flooded neighbours are joined into one lake. The answer
//! is the first time at which both corners lie in the same lake, for only flooded squares may be crossed.
fn lake(parent: &mut [usize], mut cell: usize) -> usize {
    while parent[cell] != cell {
        parent[cell] = parent[parent[cell]];
        cell = parent[cell];
    }
    cell
}

impl Solution {
    pub fn swim_in_water(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        let heights = grid.concat();
        let mut by_height: Vec<usize> = (0..n * n).collect();
        by_height.sort_unstable_by_key(|&cell| heights[cell]);
        let mut parent: Vec<usize> = (0..n * n).collect();
        for cell in by_height {
            let (row, column) = (cell / n, cell % n);
            let mut near = Vec::with_capacity(4);
            if row > 0 {
                near.push(cell - n);
            }
            if row + 1 < n {
                near.push(cell + n);
            }
            if column > 0 {
                near.push(cell - 1);
            }
            if column + 1 < n {
                near.push(cell + 1);
            }
            for other in near {
                if heights[other] < heights[cell] {
                    let (one, two) = (lake(&mut parent, cell), lake(&mut parent, other));
                    parent[one] = two;
                }
            }
            if lake(&mut parent, 0) == lake(&mut parent, n * n - 1) {
                return heights[cell];
            }
        }
        unreachable!("when all squares are flooded, every square is reached")
    }
}
