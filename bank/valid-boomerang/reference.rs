//! Two steps from the same point span a triangle whose double area is their cross product.
//! It is 0 exactly if the points are on a line, and also if two of them are the same.
impl Solution {
    pub fn is_boomerang(points: Vec<Vec<i32>>) -> bool {
        let step = |to: usize| (points[to][0] - points[0][0], points[to][1] - points[0][1]);
        let (a, b) = (step(1), step(2));
        a.0 * b.1 != a.1 * b.0
    }
}
