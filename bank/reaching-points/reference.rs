//! Going back there is no choice: the larger coordinate was the sum, so the smaller one is taken from it. Many such
//! steps at once are one remainder, and as soon as one coordinate is the wanted one, only the other may still be
//! reduced.
impl Solution {
    pub fn reaching_points(sx: i32, sy: i32, tx: i32, ty: i32) -> bool {
        let (mut x, mut y) = (tx, ty);
        while x >= sx && y >= sy {
            if x == sx {
                return (y - sy) % sx == 0;
            }
            if y == sy {
                return (x - sx) % sy == 0;
            }
            // The smaller one is its own remainder.
            (x, y) = (x % y, y % x);
        }
        false
    }
}
