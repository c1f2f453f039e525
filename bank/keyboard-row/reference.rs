//! Every letter belongs to exactly one row, so a word fits on one row if no letter has another row than its first.
//! Letters are compared in lower case, since both cases share a key.
impl Solution {
    pub fn find_words(words: Vec<String>) -> Vec<String> {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
        let row = |c: char| rows.iter().position(|r| r.contains(c.to_ascii_lowercase()));
        words
            .into_iter()
            .filter(|word| {
                let mut found = word.chars().map(row);
                let first = found.next();
                found.all(|r| Some(r) == first)
            })
            .collect()
    }
}
