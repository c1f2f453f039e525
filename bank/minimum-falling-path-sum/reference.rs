//! The best path down from a cell goes on with the best path from one of the at most three cells below it. So the rows
//! are worked out from the last one upwards, and the best start in the first row is the answer.
impl Solution {
    pub fn min_falling_path_sum(matrix: Vec<Vec<i32>>) -> i32 {
        let mut below = vec![0; matrix.len()];
        for row in matrix.iter().rev() {
            below = (0..row.len())
                .map(|column| {
                    let reach = column.saturating_sub(1)..row.len().min(column + 2);
                    row[column] + below[reach].iter().min().unwrap()
                })
                .collect();
        }
        below.into_iter().min().unwrap()
    }
}
