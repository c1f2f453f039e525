//! Each number gives at most 1 to each digit, so the greatest digit is the least that can be enough. And it is enough:
//! the i-th number has a 1 where the digit is at least i, so no carry is needed.
impl Solution {
    pub fn min_partitions(n: String) -> i32 {
        n.bytes().map(|digit| (digit - b'0') as i32).max().unwrap()
    }
}
