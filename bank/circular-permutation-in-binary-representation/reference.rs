//! In the Gray code i ^ (i >> 1) two numbers that follow each other differ in one bit, and so do the last and the
//! first. To flip the bits of the start in all of them changes none of this, and makes 0, the first one, the start.
impl Solution {
    pub fn circular_permutation(n: i32, start: i32) -> Vec<i32> {
        (0..1 << n).map(|i| start ^ i ^ (i >> 1)).collect()
    }
}
