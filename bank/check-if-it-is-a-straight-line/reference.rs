//! A point lies on the line through the first two exactly if its way from the first has the direction of this line,
//! that is if the cross product of both is zero. No division is needed, so lines straight up are no special case.
impl Solution {
    pub fn check_straight_line(coordinates: Vec<Vec<i32>>) -> bool {
        let way = |point: &[i32]| (point[0] - coordinates[0][0], point[1] - coordinates[0][1]);
        let (across, up) = way(&coordinates[1]);
        coordinates.iter().map(|point| way(point)).all(|(x, y)| x as i64 * up as i64 == y as i64 * across as i64)
    }
}
