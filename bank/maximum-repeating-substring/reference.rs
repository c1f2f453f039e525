//! A row of words that ends at some place is the word itself, after the longest such row that ends where it begins.
//! The longest of all these rows is the answer.
impl Solution {
    pub fn max_repeating(sequence: String, word: String) -> i32 {
        let mut rows = vec![0; sequence.len() + 1];
        for end in word.len()..=sequence.len() {
            if sequence[..end].ends_with(&word) {
                rows[end] = rows[end - word.len()] + 1;
            }
        }
        rows.into_iter().max().unwrap_or(0)
    }
}
