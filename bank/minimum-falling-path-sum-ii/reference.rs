//! A cell is best continued from the smallest path of the row above, unless that one is in the same column, and then
//! from the second smallest. So two paths of each row are enough.
impl Solution {
    pub fn min_falling_path_sum(grid: Vec<Vec<i32>>) -> i32 {
        // The sums and the column of the best path, and the sum of the best one in another column.
        let (mut best, mut column, mut second) = (0, usize::MAX, 0);
        for row in &grid {
            let (mut low, mut at, mut next) = (i32::MAX, usize::MAX, i32::MAX);
            for (j, cell) in row.iter().enumerate() {
                let sum = cell + if j == column { second } else { best };
                if sum < low {
                    (low, at, next) = (sum, j, low);
                } else {
                    next = next.min(sum);
                }
            }
            (best, column, second) = (low, at, next);
        }
        best
    }
}
