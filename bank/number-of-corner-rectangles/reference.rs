//! A rectangle is a choice of two rows and of two columns in which both rows have a one. So for each pair of rows the
//! common columns are counted, many at once as bits of machine words.
impl Solution {
    pub fn count_corner_rectangles(grid: Vec<Vec<i32>>) -> i32 {
        let packed = |bits: &[i32]| bits.iter().fold(0u128, |word, &bit| word << 1 | bit as u128);
        let rows: Vec<Vec<u128>> = grid.iter().map(|row| row.chunks(128).map(packed).collect()).collect();
        let mut total = 0;
        for (i, upper) in rows.iter().enumerate() {
            for lower in &rows[..i] {
                let common: u32 = upper.iter().zip(lower).map(|(a, b)| (a & b).count_ones()).sum();
                total += common * common.saturating_sub(1) / 2;
            }
        }
        total as i32
    }
}
