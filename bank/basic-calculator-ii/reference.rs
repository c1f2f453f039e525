//! Products and quotients bind tighter, so only the last term has to be kept open: the rest can already be added up.
//! A sign is part of its term, which changes nothing as quotients are cut towards zero.
impl Solution {
    pub fn calculate(s: String) -> i64 {
        let (mut total, mut term, mut number, mut operator) = (0i64, 0i64, 0i64, b'+');
        // The plus at the end closes the last number.
        for c in s.bytes().chain([b'+']) {
            match c {
                b' ' => {}
                b'0'..=b'9' => number = number * 10 + (c - b'0') as i64,
                _ => {
                    match operator {
                        b'*' => term = term.saturating_mul(number),
                        b'/' => term /= number,
                        _ => {
                            total += term;
                            term = if operator == b'+' { number } else { -number };
                        }
                    }
                    number = 0;
                    operator = c;
                }
            }
        }
        total + term
    }
}
