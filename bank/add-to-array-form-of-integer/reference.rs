//! The whole of k may be carried into the last digit: what is left after this digit is carried into the next one. The
//! carry may still have several digits at the front, so it goes on until nothing is left.
impl Solution {
    pub fn add_to_array_form(num: Vec<i32>, k: i32) -> Vec<i32> {
        let mut carry = k;
        let mut digits = Vec::with_capacity(num.len() + 5);
        let mut left = num.into_iter().rev().peekable();
        while carry > 0 || left.peek().is_some() {
            carry += left.next().unwrap_or(0);
            digits.push(carry % 10);
            carry /= 10;
        }
        digits.reverse();
        digits
    }
}
