//! A block is a span of rows and a span of columns, so the sums over spans within the rows are summed up over spans of
//! rows. One function does it for rows and turns the matrix, and after two calls it stands as before.
fn spans(rows: &[Vec<i32>], reach: usize) -> Vec<Vec<i32>> {
    let width = rows[0].len();
    let mut turned = vec![Vec::new(); width];
    for row in rows {
        let mut sums = vec![0; width + 1];
        for (i, cell) in row.iter().enumerate() {
            sums[i + 1] = sums[i] + cell;
        }
        for (i, column) in turned.iter_mut().enumerate() {
            column.push(sums[width.min(i + reach + 1)] - sums[i.saturating_sub(reach)]);
        }
    }
    turned
}

impl Solution {
    pub fn matrix_block_sum(mat: Vec<Vec<i32>>, k: i32) -> Vec<Vec<i32>> {
        let reach = k as usize;
        spans(&spans(&mat, reach), reach)
    }
}
