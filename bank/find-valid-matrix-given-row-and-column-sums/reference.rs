//! A cell takes as much as its row and its column both still need, so one of the two is done and the walk goes on to
//! the next one of its kind. The sums are equal, therefore rows and columns are all done at the end.
impl Solution {
    pub fn restore_matrix(row_sum: Vec<i32>, col_sum: Vec<i32>) -> Vec<Vec<i32>> {
        let mut matrix = vec![vec![0; col_sum.len()]; row_sum.len()];
        let mut columns = col_sum.into_iter().enumerate();
        let (mut column, mut open) = columns.next().unwrap_or((0, 0));
        for (row, mut needed) in row_sum.into_iter().enumerate() {
            loop {
                let taken = open.min(needed);
                matrix[row][column] += taken;
                open -= taken;
                needed -= taken;
                if needed == 0 {
                    break;
                }
                let Some(next) = columns.next() else { break };
                (column, open) = next;
            }
        }
        matrix
    }
}
