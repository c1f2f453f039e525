//! The middle of each string is at a power of 2, with the bit 1 but for the first one. The mirror place of k is a power
//! of 2 less k: it has as many factors 2, and its odd part leaves the other rest by 4, which shows how often it turned.
impl Solution {
    pub fn find_kth_bit(_n: i32, k: i32) -> char {
        let twos = k.trailing_zeros();
        let odd_part = k >> twos;
        if (twos > 0) == (odd_part % 4 == 1) { '1' } else { '0' }
    }
}
