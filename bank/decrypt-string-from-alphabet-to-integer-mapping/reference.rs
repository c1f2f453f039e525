//! Read from the end, a # always belongs to the two digits before it, and any other digit stands for itself. So there
//! is no doubt at any place which of the two it is.
impl Solution {
    pub fn freq_alphabets(s: String) -> String {
        let mut signs = s.bytes().rev().map(|sign| sign.wrapping_sub(b'0'));
        let mut letters = Vec::new();
        while let Some(sign) = signs.next() {
            let number = if sign > 9 {
                let ones = signs.next().unwrap();
                10 * signs.next().unwrap() + ones
            } else {
                sign
            };
            letters.push(char::from(b'a' + number - 1));
        }
        letters.into_iter().rev().collect()
    }
}
