//! A simple polygon is convex exactly if it never turns to the left at one corner and to the right at another.
//! Corners with an angle of 180 degrees do not matter; products are taken in 64 bits.
impl Solution {
    pub fn is_convex(points: Vec<Vec<i32>>) -> bool {
        let n = points.len();
        let (mut left, mut right) = (false, false);
        for i in 0..n {
            let (p, q, r) = (&points[i], &points[(i + 1) % n], &points[(i + 2) % n]);
            let (ax, ay) = ((q[0] - p[0]) as i64, (q[1] - p[1]) as i64);
            let (bx, by) = ((r[0] - q[0]) as i64, (r[1] - q[1]) as i64);
            let turn = ax * by - ay * bx;
            left |= turn > 0;
            right |= turn < 0;
        }
        !(left && right)
    }
}
