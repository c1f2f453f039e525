//! Sentences for a suffix of s begin with any word that begins the suffix, and go on with any sentence for the rest.
//! Each suffix is done once, from the shortest on, so nothing is broken up twice.
impl Solution {
    pub fn word_break(s: String, word_dict: Vec<String>) -> Vec<String> {
        // Which words can begin each suffix so that its end is reached; others would only make unfinished sentences.
        let mut first: Vec<Vec<&str>> = vec![Vec::new(); s.len() + 1];
        for start in (0..s.len()).rev() {
            for word in &word_dict {
                let end = start + word.len();
                if s[start..].starts_with(word.as_str()) && (end == s.len() || !first[end].is_empty()) {
                    first[start].push(word);
                }
            }
        }
        let mut sentences = Vec::new();
        let mut open: Vec<(usize, Vec<&str>)> = vec![(0, Vec::new())];
        while let Some((start, words)) = open.pop() {
            if start == s.len() {
                sentences.push(words.join(" "));
            }
            for word in &first[start] {
                open.push((start + word.len(), [&words[..], &[*word]].concat()));
            }
        }
        sentences
    }
}
