//! A square of the component is on its border exactly when one of its four neighbours is not in the component, where a
//! neighbour off the grid counts as well. Neighbours with the same color are always in the component.
impl Solution {
    pub fn color_border(grid: Vec<Vec<i32>>, row: i32, col: i32, color: i32) -> Vec<Vec<i32>> {
        let (row, col) = (row as usize, col as usize);
        let own = grid[row][col];
        let mut colored = grid.clone();
        let mut seen: Vec<Vec<bool>> = grid.iter().map(|line| vec![false; line.len()]).collect();
        seen[row][col] = true;
        let mut squares = vec![(row, col)];
        while let Some((r, c)) = squares.pop() {
            // A step off the upper or the left border wraps to a huge number.
            for (y, x) in [(r + 1, c), (r.wrapping_sub(1), c), (r, c + 1), (r, c.wrapping_sub(1))] {
                if grid.get(y).and_then(|line| line.get(x)) != Some(&own) {
                    colored[r][c] = color;
                } else if !std::mem::replace(&mut seen[y][x], true) {
                    squares.push((y, x));
                }
            }
        }
        colored
    }
}
