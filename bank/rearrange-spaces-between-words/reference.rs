//! All gaps are equal and as large as they can be, so each gets the whole part of the spaces divided by the gaps, and
//! the remainder goes to the end. With a single word there is no gap, and all spaces are the remainder.
impl Solution {
    pub fn reorder_spaces(text: String) -> String {
        let spaces = text.matches(' ').count();
        let words: Vec<&str> = text.split_ascii_whitespace().collect();
        let gap = spaces.checked_div(words.len() - 1).unwrap_or(0);
        let rearranged = words.join(&" ".repeat(gap));
        format!("{rearranged:<width$}", width = text.len())
    }
}
