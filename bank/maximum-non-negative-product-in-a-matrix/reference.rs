//! A path to a cell comes from above or from the left, and its product is greatest or least if the one before it was.
//! A negative number only exchanges the two, so both are kept for each cell. No product exceeds 4^29, which fits.
impl Solution {
    pub fn max_product_path(grid: Vec<Vec<i32>>) -> i32 {
        // The least and the greatest product for each column of the last row.
        let mut above: Vec<Option<(i64, i64)>> = vec![None; grid[0].len()];
        for (row, line) in grid.iter().enumerate() {
            let mut left = None;
            for (column, (cell, best)) in line.iter().zip(&mut above).enumerate() {
                let start = (row + column == 0).then_some((1, 1));
                let before = [start, *best, left].into_iter().flatten();
                let products = before.map(|(low, high)| (low * i64::from(*cell), high * i64::from(*cell)));
                left = products
                    .map(|(one, other)| (one.min(other), one.max(other)))
                    .reduce(|one, other| (one.0.min(other.0), one.1.max(other.1)));
                *best = left;
            }
        }
        match above.last() {
            Some(Some((_, high))) if *high >= 0 => (high % 1_000_000_007) as i32,
            _ => -1,
        }
    }
}
