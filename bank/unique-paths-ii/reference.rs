//! The last step into a cell comes from above or from the left, so its ways are the sum of the ways
//! of both, or none at an obstacle. One row is enough: an entry holds the count from above until it
//! is replaced.
impl Solution {
    pub fn unique_paths_with_obstacles(obstacle_grid: Vec<Vec<i32>>) -> i64 {
        let mut ways = vec![0i64; obstacle_grid[0].len()];
        ways[0] = 1;
        for row in &obstacle_grid {
            let mut left = 0i64;
            for (j, &obstacle) in row.iter().enumerate() {
                // Ways that lead nowhere may exceed any range, and are not part of the answer.
                left = if obstacle == 1 { 0 } else { left.saturating_add(ways[j]) };
                ways[j] = left;
            }
        }
        ways[ways.len() - 1]
    }
}
