//! The cheapest way into a cell comes from the cheaper one of the cells above and to the left.
//! One row is enough: an entry holds the cost from above until it is replaced.
impl Solution {
    pub fn min_path_sum(grid: Vec<Vec<i32>>) -> i32 {
        let mut cost = vec![i32::MAX; grid[0].len()];
        cost[0] = 0;
        for row in &grid {
            for (j, &x) in row.iter().enumerate() {
                let left = if j > 0 { cost[j - 1] } else { i32::MAX };
                cost[j] = cost[j].min(left) + x;
            }
        }
        cost[cost.len() - 1]
    }
}
