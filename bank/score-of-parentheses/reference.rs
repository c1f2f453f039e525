//! Each "()" is worth one, and every pair around it doubles this. So the score is the sum of these powers of two, one
//! for each closing parenthesis right after an opening one.
impl Solution {
    pub fn score_of_parentheses(s: String) -> i32 {
        let mut depth = 0;
        let mut score = 0;
        for pair in s.as_bytes().windows(2) {
            match pair {
                b"((" => depth += 1,
                b"))" => depth -= 1,
                b"()" => score += 1 << depth,
                _ => {}
            }
        }
        score
    }
}
