//! The text is read from its end: at a `?` the two values that were read last are its halves, the first half on top,
//! so a stack needs nothing but its two topmost values. This groups from right to left, as it is asked for.
impl Solution {
    pub fn parse_ternary(expression: String) -> String {
        let text = expression.as_bytes();
        let mut values: Vec<u8> = Vec::new();
        let mut i = text.len();
        while i > 0 {
            i -= 1;
            if text[i] == b'?' {
                let (first, second) = (values.pop().unwrap(), values.pop().unwrap());
                i -= 1;
                values.push(if text[i] == b'T' { first } else { second });
            } else if text[i] != b':' {
                values.push(text[i]);
            }
        }
        (values[0] as char).to_string()
    }
}
