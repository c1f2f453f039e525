//! A line crosses the rows in which it meets no edge, so the place inside the wall where most edges meet is best.
//! Each edge is told by the width before it, and the wall's own end is left out.
use std::collections::HashMap;

impl Solution {
    pub fn least_bricks(wall: Vec<Vec<i32>>) -> i32 {
        let mut edges: HashMap<i64, usize> = HashMap::new();
        for row in &wall {
            let mut width = 0i64;
            for &brick in &row[..row.len() - 1] {
                width += brick as i64;
                *edges.entry(width).or_insert(0) += 1;
            }
        }
        (wall.len() - edges.values().copied().max().unwrap_or(0)) as i32
    }
}
