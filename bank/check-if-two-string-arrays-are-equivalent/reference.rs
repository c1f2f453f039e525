//! The string of an array is the row of all its letters, however they are spread over the elements.
//! So both rows are compared letter by letter without being joined.
impl Solution {
    pub fn array_strings_are_equal(word1: Vec<String>, word2: Vec<String>) -> bool {
        word1.iter().flat_map(|part| part.bytes()).eq(word2.iter().flat_map(|part| part.bytes()))
    }
}
