//! Letters that form a palindrome already need nothing, and each other letter needs one partner on the other side.
//! The longest such subsequence is as long as the longest one that the text and its reverse have in common.
impl Solution {
    pub fn min_insertions(s: String) -> i32 {
        let text = s.as_bytes();
        let mut common = vec![0; text.len() + 1];
        for last in text.iter().rev() {
            let mut diagonal = 0;
            for (end, letter) in text.iter().enumerate() {
                let above = common[end + 1];
                common[end + 1] = if letter == last { diagonal + 1 } else { above.max(common[end]) };
                diagonal = above;
            }
        }
        text.len() as i32 - common[text.len()]
    }
}
