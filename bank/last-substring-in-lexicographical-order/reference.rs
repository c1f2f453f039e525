//! The last substring is the greatest suffix. Where two candidates agree for some letters and then differ, the smaller
//! one loses together with every start among these letters, since the same difference follows the start's copy in the
//! other.
use std::cmp::Ordering;

impl Solution {
    pub fn last_substring(s: String) -> String {
        let letters = s.as_bytes();
        let (mut best, mut rival, mut equal) = (0, 1, 0);
        while let Some(letter) = letters.get(rival + equal) {
            match letter.cmp(&letters[best + equal]) {
                Ordering::Equal => {
                    equal += 1;
                    continue;
                }
                Ordering::Less => rival += equal + 1,
                Ordering::Greater => {
                    (best, rival) = (rival, rival.max(best + equal) + 1);
                }
            }
            equal = 0;
        }
        s[best..].to_string()
    }
}
