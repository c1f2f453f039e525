//! The best view can be turned until its first ray meets a point, so every point is tried as the first of the view.
//! In the order of the angles, written down for two turns, the points in view follow it, and their end only moves on.
impl Solution {
    pub fn visible_points(points: Vec<Vec<i32>>, angle: i32, location: Vec<i32>) -> i32 {
        let away = points.iter().filter(|point| **point != location);
        let direction = |point: &Vec<i32>| {
            f64::from(point[1] - location[1]).atan2(f64::from(point[0] - location[0])).to_degrees()
        };
        let mut angles: Vec<f64> = away.map(direction).collect();
        angles.sort_by(f64::total_cmp);
        let again: Vec<f64> = angles.iter().map(|&turned| turned + 360.0).collect();
        let here = points.len() - angles.len();
        angles.extend(again);
        // Far above the error of an angle, and far below the gap of two that differ.
        let width = f64::from(angle) + 1e-10;
        let mut end = 0;
        let in_view = angles.iter().enumerate().map(|(start, &first)| {
            end += angles[end..].iter().take_while(|&&other| other - first <= width).count();
            end - start
        });
        (here + in_view.max().unwrap_or(0)) as i32
    }
}
