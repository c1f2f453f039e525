//! Between two fixed rows a submatrix is a stretch of the column sums, and a stretch is the difference of two running
//! sums. So for each running sum the earlier ones are counted that are less by the target.
use std::collections::HashMap;

impl Solution {
    pub fn num_submatrix_sum_target(matrix: Vec<Vec<i32>>, target: i32) -> i32 {
        let mut found = 0;
        for top in 0..matrix.len() {
            let mut columns = vec![0; matrix[0].len()];
            for row in &matrix[top..] {
                let mut earlier: HashMap<i32, i32> = HashMap::from([(0, 1)]);
                let mut running = 0;
                for (column, cell) in columns.iter_mut().zip(row) {
                    *column += cell;
                    running += *column;
                    found += earlier.get(&(running - target)).copied().unwrap_or(0);
                    *earlier.entry(running).or_default() += 1;
                }
            }
        }
        found
    }
}
