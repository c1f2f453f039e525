//! A line that reflects the points exchanges the leftmost and the rightmost ones, so it lies halfway between them and
//! no other line can do. Twice its place is a whole number; each point needs its image, which a set tells.
use std::collections::HashSet;

impl Solution {
    pub fn is_reflected(points: Vec<Vec<i32>>) -> bool {
        let set: HashSet<(i32, i32)> = points.iter().map(|p| (p[0], p[1])).collect();
        let low = points.iter().map(|p| p[0]).min().unwrap();
        let high = points.iter().map(|p| p[0]).max().unwrap();
        set.iter().all(|&(x, y)| set.contains(&(low + high - x, y)))
    }
}
