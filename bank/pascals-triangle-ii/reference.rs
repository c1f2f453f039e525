//! The numbers of row n are the binomials C(n, k), and each follows from its left neighbour: C(n, k+1) = C(n, k)
//! (n-k) / (k+1). The division leaves no rest; the product before it needs 64 bits.
impl Solution {
    pub fn get_row(row_index: i32) -> Vec<i32> {
        let n = row_index as i64;
        let mut value: i64 = 1;
        let mut row = vec![1];
        for k in 0..n {
            value = value * (n - k) / (k + 1);
            row.push(value as i32);
        }
        row
    }
}
