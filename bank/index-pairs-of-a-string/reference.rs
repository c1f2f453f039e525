//! A word that is found at a start gives a pair with an end that depends on its length only.
//! So with the words sorted by length, and the starts from left to right, the pairs come in the order that is wanted.
impl Solution {
    pub fn index_pairs(text: String, words: Vec<String>) -> Vec<Vec<i32>> {
        let mut by_length: Vec<&str> = words.iter().map(String::as_str).collect();
        by_length.sort_by_key(|word| word.len());
        let starts = 0..text.len();
        let pairs = starts.flat_map(|start| {
            let found = by_length.iter().filter(|word| text[start..].starts_with(**word)).collect::<Vec<_>>();
            found.into_iter().map(move |word| vec![start as i32, (start + word.len()) as i32 - 1])
        });
        pairs.collect()
    }
}
