//! Where two heights meet, as much of a wall is open as they differ, and outside the grid the height is zero. The rest
//! of the surface is one square above and one below each tower that is not empty.
impl Solution {
    pub fn surface_area(grid: Vec<Vec<i32>>) -> i32 {
        let walls = |line: &mut dyn Iterator<Item = i32>| {
            let mut last = 0;
            let steps: i32 = line.map(|height| (height - std::mem::replace(&mut last, height)).abs()).sum();
            steps + last
        };
        let flat = grid.iter().flatten().filter(|&&height| height > 0).count() as i32 * 2;
        let rows: i32 = grid.iter().map(|row| walls(&mut row.iter().copied())).sum();
        let columns: i32 = (0..grid.len()).map(|c| walls(&mut grid.iter().map(|row| row[c]))).sum();
        flat + rows + columns
    }
}
