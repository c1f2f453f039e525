//! The rotations reach every multiple of the common divisor of b and the length. In each of them the odd places take one
//! sum, and with an odd b the even ones another; the first digit of such places decides which is best.
impl Solution {
    pub fn find_lex_smallest_string(s: String, a: i32, b: i32) -> String {
        let digits: Vec<u8> = s.bytes().map(|byte| byte - b'0').collect();
        let length = digits.len();
        let step = (1..=b as usize).rev().find(|size| b as usize % size == 0 && length % size == 0).unwrap_or(1);
        let classes = if b % 2 == 0 { 1..2 } else { 0..2 };
        let smallest = (0..length).step_by(step).map(|start| {
            let mut rotated = [&digits[start..], &digits[..start]].concat();
            for class in classes.clone() {
                let sums = (0..10).map(|times| times * a as u8 % 10);
                let sum = sums.min_by_key(|sum| (rotated[class] + sum) % 10).unwrap_or(0);
                for digit in rotated[class..].iter_mut().step_by(2) {
                    *digit = (*digit + sum) % 10;
                }
            }
            rotated
        });
        smallest.min().unwrap_or_default().into_iter().map(|digit| char::from(b'0' + digit)).collect()
    }
}
