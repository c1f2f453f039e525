//! Each bit stands for itself: a wrong bit of a OR b costs one flip, whether a bit has to be set or a single one
//! cleared. Only where both numbers have a bit that c lacks is a second flip needed.
impl Solution {
    pub fn min_flips(a: i32, b: i32, c: i32) -> i32 {
        let wrong = (a | b) ^ c;
        let twice = a & b & wrong;
        (wrong.count_ones() + twice.count_ones()) as i32
    }
}
