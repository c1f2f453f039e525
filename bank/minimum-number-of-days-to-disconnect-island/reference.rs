//! Two days are always enough, since a corner cell of an island has at most two neighbours and can be cut off.
//! One day is enough if the island is a single cell or has a cell that holds it together: then no path from its later
//! neighbours leads round it to a cell that was found earlier.
struct Search {
    land: Vec<Vec<bool>>,
    found: Vec<Vec<usize>>,
    count: usize,
    cut: bool,
}

impl Search {
    // Gives the earliest cell that is next to the cells found from here.
    fn visit(&mut self, row: usize, column: usize, first: bool) -> usize {
        self.count += 1;
        let own = self.count;
        self.found[row][column] = own;
        let (mut earliest, mut branches) = (own, 0);
        let (up, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
        for (i, j) in [(up, column), (row + 1, column), (row, left), (row, column + 1)] {
            if !self.land.get(i).and_then(|line| line.get(j)).is_some_and(|&land| land) {
                continue;
            }
            if self.found[i][j] == 0 {
                branches += 1;
                let reached = self.visit(i, j, false);
                self.cut |= !first && reached >= own;
                earliest = earliest.min(reached);
            } else {
                earliest = earliest.min(self.found[i][j]);
            }
        }
        self.cut |= first && branches > 1;
        earliest
    }
}

impl Solution {
    pub fn min_days(grid: Vec<Vec<i32>>) -> i32 {
        let land: Vec<Vec<bool>> = grid.iter().map(|row| row.iter().map(|&cell| cell == 1).collect()).collect();
        let cells = (0..grid.len()).flat_map(|i| (0..grid[0].len()).map(move |j| (i, j)));
        let total = land.iter().flatten().filter(|&&cell| cell).count();
        let start = cells.into_iter().find(|&(i, j)| land[i][j]);
        let found = vec![vec![0; grid[0].len()]; grid.len()];
        let mut search = Search { land, found, count: 0, cut: false };
        if let Some((i, j)) = start {
            search.visit(i, j, true);
        }
        match search.count {
            0 => 0,
            reached if reached < total => 0,
            1 => 1,
            _ if search.cut => 1,
            _ => 2,
        }
    }
}
