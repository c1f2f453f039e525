//! A letter belongs to the line of its place in the word, in the column of its word.
//! Spaces are put in only when a letter follows them, so no line ends with one.
impl Solution {
    pub fn print_vertically(s: String) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (column, word) in s.split_ascii_whitespace().enumerate() {
            for (row, letter) in word.chars().enumerate() {
                if row == lines.len() {
                    lines.push(String::new());
                }
                let missing = column - lines[row].len();
                lines[row].extend(std::iter::repeat_n(' ', missing).chain([letter]));
            }
        }
        lines
    }
}
