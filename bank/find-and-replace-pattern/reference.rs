//! A permutation of letters turns one text into the other exactly if equal letters stand at the same places in both.
//! So each letter is replaced by the place where it first occurs, and the results are compared.
impl Solution {
    pub fn find_and_replace_pattern(words: Vec<String>, pattern: String) -> Vec<String> {
        let shape = |text: &str| -> Vec<Option<usize>> { text.chars().map(|letter| text.find(letter)).collect() };
        let wanted = shape(&pattern);
        words.into_iter().filter(|word| shape(word) == wanted).collect()
    }
}
