//! A stable sort by length keeps the words of one length in their order. Only the first letter of a sentence is a
//! capital, so the text is made small before the sort, and the new first letter a capital after it.
impl Solution {
    pub fn arrange_words(text: String) -> String {
        let small = text.to_ascii_lowercase();
        let mut words: Vec<&str> = small.split(' ').collect();
        words.sort_by_key(|word| word.len());
        let mut sentence = words.join(" ");
        sentence[..1].make_ascii_uppercase();
        sentence
    }
}
