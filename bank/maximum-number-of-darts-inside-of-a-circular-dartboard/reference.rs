//! A board that holds two darts or more can be moved until two of them lie on its edge, and such a pair leaves one
//! board on either side. Whether a third dart lies on it is a comparison with one square root, which is squared and so
//! exact.
impl Solution {
    pub fn num_points(darts: Vec<Vec<i32>>, r: i32) -> i32 {
        let points: Vec<(i64, i64)> = darts.iter().map(|dart| (dart[0].into(), dart[1].into())).collect();
        let diameter = 4 * i64::from(r) * i64::from(r);
        let mut most = 1;
        for &(px, py) in &points {
            for &(qx, qy) in &points {
                let (vx, vy) = (qx - px, qy - py);
                let apart = vx * vx + vy * vy;
                if apart == 0 || apart > diameter {
                    continue;
                }
                // With t from p to the dart, it is on the board to the left of p and q if
                // t*t - t*v <= (v x t) * sqrt(diameter / apart - 1).
                let inside = |&&(x, y): &&(i64, i64)| {
                    let (tx, ty) = (x - px, y - py);
                    let left = i128::from(tx * (tx - vx) + ty * (ty - vy));
                    let right = i128::from(vx * ty - vy * tx);
                    let left = left * left.abs() * i128::from(apart);
                    left <= right * right.abs() * i128::from(diameter - apart)
                };
                most = most.max(points.iter().filter(inside).count());
            }
        }
        most as i32
    }
}
