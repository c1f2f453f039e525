//! What is left of both words is a common subsequence, so the fewest deletions leave a longest one.
//! Its length is built over the beginnings of both words: equal letters extend it, otherwise one of both is left out.
impl Solution {
    pub fn min_distance(word1: String, word2: String) -> i32 {
        let (a, b) = (word1.as_bytes(), word2.as_bytes());
        let mut best = vec![0; b.len() + 1];
        for x in a {
            let mut before = 0;
            for (j, y) in b.iter().enumerate() {
                let above = best[j + 1];
                best[j + 1] = if x == y { before + 1 } else { above.max(best[j]) };
                before = above;
            }
        }
        (a.len() + b.len() - 2 * best[b.len()]) as i32
    }
}
