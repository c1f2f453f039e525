//! Taking each letter of a word at its earliest place in s leaves the most for the rest, so this decides if the word
//! is left. Of the words that are left, the longest wins, and the smallest of equally long ones.
impl Solution {
    pub fn find_longest_word(s: String, dictionary: Vec<String>) -> String {
        let left = |word: &String| {
            let mut rest = s.bytes();
            word.bytes().all(|c| rest.any(|d| d == c))
        };
        let mut best = String::new();
        for word in dictionary {
            let better = word.len() > best.len() || (word.len() == best.len() && word < best);
            if better && left(&word) {
                best = word;
            }
        }
        best
    }
}
