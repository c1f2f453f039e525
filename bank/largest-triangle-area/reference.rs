//! The cross product of two sides is twice the area of a triangle, with a sign for its direction.
//! It is a whole number, so all triangles are compared exactly and only the largest is halved.
impl Solution {
    pub fn largest_triangle_area(points: Vec<Vec<i32>>) -> f64 {
        let mut double = 0;
        for (i, corner) in points.iter().enumerate() {
            let sides: Vec<(i32, i32)> =
                points[i + 1..].iter().map(|point| (point[0] - corner[0], point[1] - corner[1])).collect();
            for (j, one) in sides.iter().enumerate() {
                let crosses = sides[j + 1..].iter().map(|other| (one.0 * other.1 - one.1 * other.0).abs());
                double = crosses.fold(double, i32::max);
            }
        }
        f64::from(double) / 2.0
    }
}
