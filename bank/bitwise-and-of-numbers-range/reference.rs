//! Where the first and the last number begin alike, all numbers between them do, and that beginning stays. At the
//! first bit in which they differ the numbers pass from 0 to 1 with zeros below it, so nothing of the rest stays.
impl Solution {
    pub fn range_bitwise_and(left: i32, right: i32) -> i32 {
        let (mut left, mut right) = (left, right);
        let mut shift = 0;
        while left != right {
            left >>= 1;
            right >>= 1;
            shift += 1;
        }
        left << shift
    }
}
