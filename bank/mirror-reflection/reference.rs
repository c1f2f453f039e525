//! With mirrored rooms instead of mirrors the ray is a straight line, and it first meets a corner p / g rooms to the
//! east and q / g rooms to the north, where g is the greatest common divisor. Whether these are odd says which corner
//! it is.
impl Solution {
    pub fn mirror_reflection(p: i32, q: i32) -> i32 {
        // A common factor of two is all that can change these parities.
        let twos = p.trailing_zeros().min(q.trailing_zeros());
        match (p >> twos & 1, q >> twos & 1) {
            (0, _) => 2,
            (_, north) => north,
        }
    }
}
