//! There is no better way than to walk every path, but there are at most 25 cells with gold. They are numbered, so the
//! visited ones are bits of one word.
struct Mine {
    gold: Vec<i32>,
    near: Vec<Vec<usize>>,
}

impl Mine {
    fn most_from(&self, cell: usize, visited: u32) -> i32 {
        let visited = visited | 1 << cell;
        let further = self.near[cell].iter().filter(|&&other| visited >> other & 1 == 0);
        self.gold[cell] + further.map(|&other| self.most_from(other, visited)).max().unwrap_or(0)
    }
}

impl Solution {
    pub fn get_maximum_gold(grid: Vec<Vec<i32>>) -> i32 {
        let mut cells = Vec::new();
        for (r, row) in grid.iter().enumerate() {
            cells.extend(row.iter().enumerate().filter(|cell| *cell.1 > 0).map(|(c, _)| (r, c)));
        }
        let beside = |a: &(usize, usize), b: &(usize, usize)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
        let neighbours = |cell| (0..cells.len()).filter(|&other| beside(cell, &cells[other])).collect();
        let mine = Mine {
            gold: cells.iter().map(|&(r, c)| grid[r][c]).collect(),
            near: cells.iter().map(neighbours).collect(),
        };
        (0..cells.len()).map(|cell| mine.most_from(cell, 0)).max().unwrap_or(0)
    }
}
