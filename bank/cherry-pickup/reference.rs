//! The way back is a second way there, and both may be walked at the same time, one diagonal after the other.
//! They can only share a cell on the same diagonal, so the two rows say all that is needed to count its cherry once.
impl Solution {
    pub fn cherry_pickup(grid: Vec<Vec<i32>>) -> i32 {
        let n = grid.len();
        // Places are shifted by one, so that row 0 is outside.
        let mut best: Vec<Vec<Option<i32>>> = vec![vec![None; n + 1]; n + 1];
        best[1][1] = Some(grid[0][0]);
        for diagonal in 1..2 * n - 1 {
            let rows = diagonal.saturating_sub(n - 1)..=diagonal.min(n - 1);
            let mut next = vec![vec![None; n + 1]; n + 1];
            for one in rows.clone().filter(|&row| grid[row][diagonal - row] >= 0) {
                for two in rows.clone().filter(|&row| grid[row][diagonal - row] >= 0) {
                    let before = [best[one][two], best[one][two + 1], best[one + 1][two], best[one + 1][two + 1]];
                    let own = grid[one][diagonal - one];
                    let picked = if one == two { own } else { own + grid[two][diagonal - two] };
                    next[one + 1][two + 1] = before.into_iter().flatten().max().map(|count| count + picked);
                }
            }
            best = next;
        }
        best[n][n].unwrap_or(0)
    }
}
