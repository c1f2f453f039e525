//! From left to right, each two points of a column are the right side of the smallest rectangle with the nearest earlier
//! column that has the same two heights. Only this last column is kept for each pair of heights.
use std::collections::HashMap;

impl Solution {
    pub fn min_area_rect(mut points: Vec<Vec<i32>>) -> i32 {
        points.sort_unstable();
        let mut last_column: HashMap<(i32, i32), i32> = HashMap::new();
        let mut least = i64::MAX;
        for column in points.chunk_by(|a, b| a[0] == b[0]) {
            for (i, upper) in column.iter().enumerate() {
                for lower in &column[..i] {
                    if let Some(x) = last_column.insert((lower[1], upper[1]), upper[0]) {
                        least = least.min((upper[0] - x) as i64 * (upper[1] - lower[1]) as i64);
                    }
                }
            }
        }
        if least == i64::MAX { 0 } else { least as i32 }
    }
}
