//! A cell is odd exactly if either its row or its column was incremented an odd number of times, but not both. So the
//! numbers of odd rows and of odd columns say how many cells there are.
impl Solution {
    pub fn odd_cells(m: i32, n: i32, indices: Vec<Vec<i32>>) -> i32 {
        let (mut rows, mut columns) = (0u64, 0u64);
        for place in indices {
            rows ^= 1 << place[0];
            columns ^= 1 << place[1];
        }
        let (odd_rows, odd_columns) = (rows.count_ones() as i32, columns.count_ones() as i32);
        odd_rows * (n - odd_columns) + (m - odd_rows) * odd_columns
    }
}
