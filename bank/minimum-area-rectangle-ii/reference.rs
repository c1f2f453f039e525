//! Two pairs of points are the diagonals of a rectangle exactly if they have the same middle and the same length. Its
//! area is half of the cross product of the diagonals, so all numbers stay whole until the end.
impl Solution {
    pub fn min_area_free_rect(points: Vec<Vec<i32>>) -> f64 {
        let mut diagonals = Vec::new();
        for (i, p) in points.iter().enumerate() {
            for q in &points[..i] {
                let (dx, dy) = (i64::from(p[0] - q[0]), i64::from(p[1] - q[1]));
                let kind = (p[0] + q[0], p[1] + q[1], dx * dx + dy * dy);
                diagonals.push((kind, (dx, dy)));
            }
        }
        diagonals.sort_unstable();
        let mut least: Option<i64> = None;
        for alike in diagonals.chunk_by(|a, b| a.0 == b.0) {
            for (i, &(_, (ax, ay))) in alike.iter().enumerate() {
                for &(_, (bx, by)) in &alike[..i] {
                    let twice = (ax * by - ay * bx).abs();
                    least = Some(least.map_or(twice, |known| known.min(twice)));
                }
            }
        }
        least.map_or(0.0, |twice| twice as f64 / 2.0)
    }
}
