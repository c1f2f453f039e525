//! If any point of the rectangle lies in the circle, the one nearest to the center does.
//! Its coordinates are those of the center, moved to the nearest border where they are outside.
impl Solution {
    pub fn check_overlap(radius: i32, x_center: i32, y_center: i32, x1: i32, y1: i32, x2: i32, y2: i32) -> bool {
        let away = |center: i32, low: i32, high: i32| i64::from(center.clamp(low, high) - center);
        let (dx, dy) = (away(x_center, x1, x2), away(y_center, y1, y2));
        dx * dx + dy * dy <= i64::from(radius).pow(2)
    }
}
