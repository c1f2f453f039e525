//! The digits 2 to 9 have no letter, and all others of the base have one, so the text is valid without these.
//! The number needs 40 bits, which is more than the usual integer has.
impl Solution {
    pub fn to_hexspeak(num: String) -> String {
        let number: u64 = num.parse().unwrap_or(0);
        let text = format!("{number:X}").replace('0', "O").replace('1', "I");
        if text.contains(|c: char| c.is_ascii_digit()) { "ERROR".to_string() } else { text }
    }
}
