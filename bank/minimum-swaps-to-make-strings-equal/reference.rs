//! Only the places with different letters count, x over y or y over x. One swap mends two places of the same kind, and
//! two swaps mend one of each; no swap mends more than two, and their number must be even.
impl Solution {
    pub fn minimum_swap(s1: String, s2: String) -> i32 {
        let places = || s1.bytes().zip(s2.bytes());
        let x_above = places().filter(|&(a, b)| a < b).count() as i32;
        let y_above = places().filter(|&(a, b)| a > b).count() as i32;
        if (x_above + y_above) % 2 == 1 {
            return -1;
        }
        // With one left of each kind both halves are rounded up, which makes two swaps of them.
        (x_above + 1) / 2 + (y_above + 1) / 2
    }
}
