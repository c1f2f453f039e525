//! The common part is counted twice in the sum of both areas, so it is subtracted once. It spans the common
//! part of the two ranges in each direction, which is empty where the later start passes the earlier end.
impl Solution {
    pub fn compute_area(ax1: i32, ay1: i32, ax2: i32, ay2: i32, bx1: i32, by1: i32, bx2: i32, by2: i32) -> i32 {
        let wide = (ax2.min(bx2) - ax1.max(bx1)).max(0) as i64;
        let high = (ay2.min(by2) - ay1.max(by1)).max(0) as i64;
        let area = |x1: i32, y1: i32, x2: i32, y2: i32| (x2 - x1) as i64 * (y2 - y1) as i64;
        (area(ax1, ay1, ax2, ay2) + area(bx1, by1, bx2, by2) - wide * high) as i32
    }
}
