//! The soldiers stand first in each row, so halving finds their number.
//! Pairs of this number and the index are ordered just as the rows are by weakness, and no two of them are equal.
impl Solution {
    pub fn k_weakest_rows(mat: Vec<Vec<i32>>, k: i32) -> Vec<i32> {
        let soldiers = mat.iter().map(|row| row.partition_point(|&cell| cell == 1));
        let mut rows: Vec<(usize, i32)> = soldiers.zip(0..).collect();
        rows.sort_unstable();
        rows.into_iter().take(k as usize).map(|row| row.1).collect()
    }
}
