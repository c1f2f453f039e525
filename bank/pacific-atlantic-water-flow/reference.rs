//! Water reaches an ocean from a cell exactly if climbing from that ocean's edge, never down, reaches the cell.
//! So two searches against the flow mark the cells of each ocean, and the answer is what both have marked.
impl Solution {
    pub fn pacific_atlantic(heights: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let (m, n) = (heights.len(), heights[0].len());
        let climb = |top_and_left: bool| {
            let mut seen = vec![vec![false; n]; m];
            let mut todo = Vec::new();
            let (row, column) = if top_and_left { (0, 0) } else { (m - 1, n - 1) };
            todo.extend((0..n).map(|j| (row, j)));
            todo.extend((0..m).map(|i| (i, column)));
            for &(i, j) in &todo {
                seen[i][j] = true;
            }
            while let Some((i, j)) = todo.pop() {
                for (a, b) in [(i.wrapping_sub(1), j), (i + 1, j), (i, j.wrapping_sub(1)), (i, j + 1)] {
                    if a < m && b < n && !seen[a][b] && heights[a][b] >= heights[i][j] {
                        seen[a][b] = true;
                        todo.push((a, b));
                    }
                }
            }
            seen
        };
        let (pacific, atlantic) = (climb(true), climb(false));
        let cells = (0..m).flat_map(|i| (0..n).map(move |j| (i, j)));
        cells.filter(|&(i, j)| pacific[i][j] && atlantic[i][j]).map(|(i, j)| vec![i as i32, j as i32]).collect()
    }
}
