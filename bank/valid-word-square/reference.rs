//! Every letter must be found again at the mirrored place; asking this of the letters that exist is enough,
//! since a column that is longer than its row has a letter whose mirrored place is missing.
impl Solution {
    pub fn valid_word_square(words: Vec<String>) -> bool {
        for (i, word) in words.iter().enumerate() {
            for (j, c) in word.bytes().enumerate() {
                if words.get(j).and_then(|other| other.as_bytes().get(i)) != Some(&c) {
                    return false;
                }
            }
        }
        true
    }
}
