//! Both operations lead to the two neighbours in the Gray code, so the numbers stand in one line that begins with 0,
//! and the answer is the place of n in it. A bit of the place is the parity of the code's bits from there upwards.
impl Solution {
    pub fn minimum_one_bit_operations(n: i32) -> i32 {
        (0..31).filter(|&bit| (n >> bit).count_ones() % 2 == 1).map(|bit| 1 << bit).sum()
    }
}
