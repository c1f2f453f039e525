//! A bracket that closes repeats the text since its opening, so on a stack lie, for each open bracket, its number and
//! the text before it; what is built is always the text of the innermost one.
impl Solution {
    pub fn decode_string(s: String) -> String {
        let mut stack: Vec<(String, usize)> = Vec::new();
        let mut text = String::new();
        let mut number = 0;
        for c in s.chars() {
            match c {
                '0'..='9' => number = 10 * number + (c as usize - '0' as usize),
                '[' => {
                    stack.push((text, number));
                    (text, number) = (String::new(), 0);
                }
                ']' => {
                    let (before, times) = stack.pop().unwrap();
                    text = before + &text.repeat(times);
                }
                _ => text.push(c),
            }
        }
        text
    }
}
