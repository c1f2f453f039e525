//! Only the place of one of the two words that came last matters, as it is nearest to all that follows.
//! The next place makes a pair with it if it holds the other word, or any of the two when both are the same.
impl Solution {
    pub fn shortest_word_distance(words_dict: Vec<String>, word1: String, word2: String) -> i32 {
        let mut last: Option<usize> = None;
        let mut best = words_dict.len();
        for (i, word) in words_dict.iter().enumerate() {
            if *word != word1 && *word != word2 {
                continue;
            }
            if let Some(j) = last {
                if word1 == word2 || words_dict[j] != *word {
                    best = best.min(i - j);
                }
            }
            last = Some(i);
        }
        best as i32
    }
}
