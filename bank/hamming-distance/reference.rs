//! The exclusive or of two numbers has a one exactly where they differ.
//! So its ones are counted.
impl Solution {
    pub fn hamming_distance(x: i32, y: i32) -> i32 {
        (x ^ y).count_ones() as i32
    }
}
