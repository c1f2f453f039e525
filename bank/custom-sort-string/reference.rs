//! Only the letters of the order have fixed places among each other, so all of each come out in turn. The other letters
//! may stand anywhere, here at the end.
impl Solution {
    pub fn custom_sort_string(order: String, s: String) -> String {
        let mut rest: Vec<char> = s.chars().collect();
        let mut text = String::with_capacity(s.len());
        for letter in order.chars() {
            text.extend(rest.extract_if(.., |other| *other == letter));
        }
        text.extend(rest);
        text
    }
}
