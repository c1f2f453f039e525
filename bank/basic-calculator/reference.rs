//! With only plus and minus every number counts with one sign: its own, times those before all brackets around it.
//! So a stack of the signs of the open brackets is enough, and the numbers can be added in one pass.
impl Solution {
    pub fn calculate(s: String) -> i64 {
        let (mut total, mut number, mut sign) = (0i64, 0i64, 1i64);
        // The sign of everything in the bracket that is open at present is on top.
        let mut around = vec![1i64];
        for c in s.bytes() {
            match c {
                b'0'..=b'9' => number = number * 10 + (c - b'0') as i64,
                b'+' | b'-' => {
                    total += sign * number;
                    number = 0;
                    sign = around[around.len() - 1] * if c == b'+' { 1 } else { -1 };
                }
                b'(' => around.push(sign),
                b')' => {
                    around.pop();
                }
                _ => {}
            }
        }
        total + sign * number
    }
}
