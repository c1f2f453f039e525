//! The number i xor i / 2 has a one where two neighbouring bits of i differ, and from that i can be
//! read back, so no number comes twice. From i to i + 1 a block of ones at the end flips with the
//! zero before it, and only one pair of neighbours changes; at the end only the top bit is set.
impl Solution {
    pub fn gray_code(n: i32) -> Vec<i32> {
        (0..1 << n).map(|i| i ^ (i >> 1)).collect()
    }
}
