//! Where corners cancel in pairs, covers do so too: if the corners that come an odd number of times are the four of the
//! bounding rectangle, all within it is covered an odd number of times, thus at least once. If the areas add up to its
//! area as well, nothing is covered twice.
use std::collections::HashSet;

impl Solution {
    pub fn is_rectangle_cover(rectangles: Vec<Vec<i32>>) -> bool {
        let mut odd = HashSet::new();
        let mut area = 0;
        let mut bounds = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
        for r in &rectangles {
            let (x, y, a, b) = (r[0], r[1], r[2], r[3]);
            area += (a - x) as i64 * (b - y) as i64;
            bounds = (bounds.0.min(x), bounds.1.min(y), bounds.2.max(a), bounds.3.max(b));
            for corner in [(x, y), (x, b), (a, y), (a, b)] {
                if !odd.insert(corner) {
                    odd.remove(&corner);
                }
            }
        }
        let (x, y, a, b) = bounds;
        area == (a - x) as i64 * (b - y) as i64 && odd == HashSet::from([(x, y), (x, b), (a, y), (a, b)])
    }
}
