//! Taking one off a number turns its lowest 1 into 0 and changes only the zeros below it.
//! Keeping what both numbers share therefore removes exactly one 1, until none is left.
impl Solution {
    pub fn hamming_weight(n: i32) -> i32 {
        let mut rest = n;
        let mut count = 0;
        while rest != 0 {
            rest &= rest - 1;
            count += 1;
        }
        count
    }
}
