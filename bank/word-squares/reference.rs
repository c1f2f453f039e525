//! The square is built row by row: by symmetry, the rows so far fix the beginning of the next one, so only words with
//! that beginning are tried. A table from beginnings to words finds them, and after the last row the square is whole.
use std::collections::HashMap;

impl Solution {
    pub fn word_squares(words: Vec<String>) -> Vec<Vec<String>> {
        let mut starting: HashMap<&str, Vec<&str>> = HashMap::new();
        for word in &words {
            for i in 0..=word.len() {
                starting.entry(&word[..i]).or_default().push(word);
            }
        }
        let mut squares = Vec::new();
        let mut todo: Vec<Vec<&str>> = vec![Vec::new()];
        while let Some(rows) = todo.pop() {
            let i = rows.len();
            if i == words[0].len() {
                squares.push(rows.iter().map(|row| row.to_string()).collect());
                continue;
            }
            let beginning: String = rows.iter().map(|row| row.as_bytes()[i] as char).collect();
            for &word in starting.get(beginning.as_str()).into_iter().flatten() {
                let mut longer = rows.clone();
                longer.push(word);
                todo.push(longer);
            }
        }
        squares
    }
}
