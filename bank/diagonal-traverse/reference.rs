//! The row and the column of all cells on one diagonal add up to the same number, so diagonals are walked by this sum.
//! Even sums are walked upwards and odd ones downwards, each only over the rows in which the diagonal has a cell.
impl Solution {
    pub fn find_diagonal_order(mat: Vec<Vec<i32>>) -> Vec<i32> {
        let (m, n) = (mat.len(), mat[0].len());
        let mut order = Vec::with_capacity(m * n);
        for sum in 0..m + n - 1 {
            let (low, high) = ((sum + 1).saturating_sub(n), sum.min(m - 1));
            for step in 0..=high - low {
                let row = if sum % 2 == 0 { high - step } else { low + step };
                order.push(mat[row][sum - row]);
            }
        }
        order
    }
}
