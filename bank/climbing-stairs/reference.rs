//! The last step is of one or of two, so the ways to a stair are those to the two stairs below it, added.
//! From zero and one on, each with a single way, only the last two counts are kept.
impl Solution {
    pub fn climb_stairs(n: i32) -> i32 {
        let (mut below, mut here) = (1i64, 1i64);
        for _ in 1..n {
            (below, here) = (here, below + here);
        }
        here as i32
    }
}
