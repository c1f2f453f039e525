//! The words are looked at in their order, so the first one that begins with the searched word has the least index.
//! A word begins with itself as well.
impl Solution {
    pub fn is_prefix_of_word(sentence: String, search_word: String) -> i32 {
        let found = sentence.split(' ').position(|word| word.starts_with(&search_word));
        found.map_or(-1, |place| place as i32 + 1)
    }
}
