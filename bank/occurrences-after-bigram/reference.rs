//! An occurrence is a run of three words, and each such run of the text is looked at by itself.
//! So occurrences that overlap are found as well.
impl Solution {
    pub fn find_ocurrences(text: String, first: String, second: String) -> Vec<String> {
        let words: Vec<&str> = text.split(' ').collect();
        let runs = words.windows(3).filter(|run| run[..2] == [&first, &second]);
        runs.map(|run| run[2].to_string()).collect()
    }
}
