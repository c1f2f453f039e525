use long::Wide;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

impl std::ops::Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point { x: self.x - other.x, y: self.y - other.y }
    }
}

/// Twice the area of a triangle.
pub fn area(a: Point, b: Point, c: Point) -> i64 {
    let (p, q) = (b - a, c - a);
    (p.x.wide() * q.y.wide() - p.y.wide() * q.x.wide()).unsigned_abs() as i64
}
