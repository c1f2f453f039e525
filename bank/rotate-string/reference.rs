//! A text that is shifted around is a part of the text written twice, and every part of that length is such a shift.
//! So only the lengths and one search have to be looked at.
impl Solution {
    pub fn rotate_string(s: String, goal: String) -> bool {
        s.len() == goal.len() && s.repeat(2).contains(&goal)
    }
}
