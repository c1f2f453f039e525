//! With spaces between them, the words of the list occur in one text only inside single words. As all words are
//! distinct, a word is a part of another one exactly when it occurs there at two places at least.
impl Solution {
    pub fn string_matching(words: Vec<String>) -> Vec<String> {
        let text = words.join(" ");
        words.into_iter().filter(|word| text.find(word.as_str()) != text.rfind(word.as_str())).collect()
    }
}
