//! A boomerang is a point and an ordered pair of others at one distance from it; k points at a distance make k(k - 1).
//! The i-th point at a distance adds 2(i - 1) pairs, so they are summed while the distances are counted.
use std::collections::HashMap;

impl Solution {
    pub fn number_of_boomerangs(points: Vec<Vec<i32>>) -> i32 {
        let mut total = 0;
        for p in &points {
            let mut count: HashMap<i64, i32> = HashMap::new();
            for q in &points {
                let (dx, dy) = ((p[0] - q[0]) as i64, (p[1] - q[1]) as i64);
                let same = count.entry(dx * dx + dy * dy).or_insert(0);
                total += 2 * *same;
                *same += 1;
            }
        }
        total
    }
}
