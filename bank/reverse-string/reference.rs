//! The first and the last character change places, then those next to them, until the two meet: every place gets what
//! stood as far from the other end.
impl Solution {
    pub fn reverse_string(s: &mut Vec<char>) {
        let n = s.len();
        for i in 0..n / 2 {
            s.swap(i, n - 1 - i);
        }
    }
}
