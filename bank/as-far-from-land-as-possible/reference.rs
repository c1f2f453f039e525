//! A shortest way to the nearest land can be walked so that all its steps up and to the left come in one part and those
//! down and to the right in the other. So one pass from each corner, with the two known neighbours, gives the distances.
impl Solution {
    pub fn max_distance(grid: Vec<Vec<i32>>) -> i32 {
        let size = grid.len();
        let far = 2 * size as i32;
        // A border of water that is too far away saves the tests at the edges.
        let mut steps = vec![vec![far; size + 2]; size + 2];
        for r in 1..=size {
            for c in 1..=size {
                let near = steps[r - 1][c].min(steps[r][c - 1]) + 1;
                steps[r][c] = if grid[r - 1][c - 1] == 1 { 0 } else { near.min(far) };
            }
        }
        let mut farthest = 0;
        for r in (1..=size).rev() {
            for c in (1..=size).rev() {
                let near = steps[r + 1][c].min(steps[r][c + 1]) + 1;
                steps[r][c] = steps[r][c].min(near);
                farthest = farthest.max(steps[r][c]);
            }
        }
        if farthest == 0 || farthest == far { -1 } else { farthest }
    }
}
