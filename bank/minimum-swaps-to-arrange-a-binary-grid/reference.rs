//! Row i needs its last 1 at column i or before. The nearest row that fits is moved up: each row that fits here fits
//! further down as well, so the others may keep their order, and no other choice takes fewer swaps.
impl Solution {
    pub fn min_swaps(grid: Vec<Vec<i32>>) -> i32 {
        let mut last_ones: Vec<usize> =
            grid.iter().map(|row| row.iter().rposition(|&cell| cell == 1).unwrap_or(0)).collect();
        let mut swaps = 0;
        for row in 0..grid.len() {
            let Some(distance) = last_ones[row..].iter().position(|&last| last <= row) else { return -1 };
            last_ones[row..=row + distance].rotate_right(1);
            swaps += distance as i32;
        }
        swaps
    }
}
