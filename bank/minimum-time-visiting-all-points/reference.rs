//! In a second each coordinate changes by at most one, and both can change at once.
//! So from one point to the next the greater one of both differences is needed, and it is enough.
impl Solution {
    pub fn min_time_to_visit_all_points(points: Vec<Vec<i32>>) -> i32 {
        let apart = |axis: usize, ends: &[Vec<i32>]| (ends[0][axis] - ends[1][axis]).abs();
        points.windows(2).map(|ends| apart(0, ends).max(apart(1, ends))).sum()
    }
}
