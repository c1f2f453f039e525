//! Blocks of three digits leave a remainder, and only a remainder of one digit is not a block by itself. It takes a
//! digit from the block before it then, so that the last four digits are two blocks of two.
impl Solution {
    pub fn reformat_number(number: String) -> String {
        let digits: String = number.chars().filter(char::is_ascii_digit).collect();
        let mut text = String::new();
        for (place, digit) in digits.char_indices() {
            let left = digits.len() - place;
            let splits_four = digits.len() % 3 == 1 && left <= 4;
            if place > 0 && if splits_four { left % 2 == 0 } else { place % 3 == 0 } {
                text.push('-');
            }
            text.push(digit);
        }
        text
    }
}
