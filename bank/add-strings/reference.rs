//! As on paper: digits of equal weight are added from the right, and what passes 9 is carried to the next place.
//! A missing digit counts as 0, and a carry that is left makes the number longer by one.
impl Solution {
    pub fn add_strings(num1: String, num2: String) -> String {
        let (a, b) = (num1.as_bytes(), num2.as_bytes());
        let digit = |text: &[u8], i: usize| if i < text.len() { text[text.len() - 1 - i] - b'0' } else { 0 };
        let mut sum = Vec::with_capacity(a.len().max(b.len()) + 1);
        let mut carry = 0;
        for i in 0..a.len().max(b.len()) {
            let here = digit(a, i) + digit(b, i) + carry;
            sum.push((here % 10 + b'0') as char);
            carry = here / 10;
        }
        if carry > 0 {
            sum.push('1');
        }
        sum.iter().rev().collect()
    }
}
