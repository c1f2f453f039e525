//! Every match sends one team home, and in the end all teams but the winner have gone.
impl Solution {
    pub fn number_of_matches(n: i32) -> i32 {
        n - 1
    }
}
