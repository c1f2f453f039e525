//! Squares of distances are in the same order as the distances, and are exact. Dividing the points at the kth place
//! leaves the k nearest ones before it, which is all that is asked, since their order does not count.
impl Solution {
    pub fn k_closest(mut points: Vec<Vec<i32>>, k: i32) -> Vec<Vec<i32>> {
        let wanted = k as usize;
        points.select_nth_unstable_by_key(wanted - 1, |point| {
            point.iter().map(|&part| part as i64 * part as i64).sum::<i64>()
        });
        points.truncate(wanted);
        points
    }
}
