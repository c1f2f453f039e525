//! Each place of one word is compared with the last place of the other.
//! Of all earlier places that one is nearest, and every pair has a later place, so the best pair is met.
impl Solution {
    pub fn shortest_distance(words_dict: Vec<String>, word1: String, word2: String) -> i32 {
        let mut last: [Option<usize>; 2] = [None; 2];
        let mut best = words_dict.len();
        for (i, word) in words_dict.iter().enumerate() {
            for (which, asked) in [&word1, &word2].into_iter().enumerate() {
                if word == asked {
                    last[which] = Some(i);
                    if let Some(j) = last[1 - which] {
                        best = best.min(i - j);
                    }
                }
            }
        }
        best as i32
    }
}
