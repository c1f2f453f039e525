//! The code that ends at a digit is the one before it, moved by one place, with this digit and without its first one.
//! All codes are there if as many different ones have been seen as there are numbers of k digits.
impl Solution {
    pub fn has_all_codes(s: String, k: i32) -> bool {
        let codes = 1usize << k;
        let mut missing = vec![true; codes];
        let mut left = codes;
        let mut code = 0;
        for (length, digit) in (1..).zip(s.bytes()) {
            code = (2 * code + usize::from(digit == b'1')) % codes;
            if length >= k && std::mem::take(&mut missing[code]) {
                left -= 1;
            }
        }
        left == 0
    }
}
