//! A letter is bold if some word that begins at or before it reaches past it, so the farthest reach so far tells.
//! Tags stand only where bold begins or ends, which merges words that overlap or touch.
impl Solution {
    pub fn add_bold_tag(s: String, words: Vec<String>) -> String {
        let mut text = String::with_capacity(4 * s.len());
        let (mut reach, mut bold) = (0, false);
        for (i, c) in s.char_indices() {
            let here = words.iter().filter(|word| s[i..].starts_with(word.as_str())).map(|word| i + word.len());
            reach = here.max().unwrap_or(0).max(reach);
            if bold != (reach > i) {
                bold = !bold;
                text.push_str(if bold { "<b>" } else { "</b>" });
            }
            text.push(c);
        }
        if bold {
            text.push_str("</b>");
        }
        text
    }
}
