//! Row i has min(n, x / i) numbers up to x, so the numbers up to x are counted in one pass over the shorter side.
//! The count only grows with x: the first x at which it reaches k is a number of the table, the k-th.
impl Solution {
    pub fn find_kth_number(m: i32, n: i32, k: i32) -> i32 {
        let (rows, columns) = (m.min(n) as i64, m.max(n) as i64);
        let (mut low, mut high) = (1, rows * columns);
        while low < high {
            let middle = (low + high) / 2;
            let count: i64 = (1..=rows).map(|i| columns.min(middle / i)).sum();
            if count >= k as i64 {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low as i32
    }
}
