//! Each dot stands where a multiple of three digits follows, so the digits are counted from the end.
//! No dot comes before the first digit, even if it has such a number of digits after it.
impl Solution {
    pub fn thousand_separator(n: i32) -> String {
        let digits = n.to_string();
        let mut text = String::new();
        for (place, digit) in digits.char_indices() {
            if place > 0 && (digits.len() - place) % 3 == 0 {
                text.push('.');
            }
            text.push(digit);
        }
        text
    }
}
