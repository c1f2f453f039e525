//! Seen from the final backwards, the winner with rank s among r teams played against rank 2r + 1 - s among 2r teams.
//! So a winner unfolds into a match again and again until all teams are there.
impl Solution {
    pub fn find_contest_match(n: i32) -> String {
        let mut text = String::new();
        Self::unfold(1, 1, n, &mut text);
        text
    }

    fn unfold(rank: i32, teams: i32, n: i32, text: &mut String) {
        if teams == n {
            text.push_str(&rank.to_string());
            return;
        }
        text.push('(');
        Self::unfold(rank, 2 * teams, n, text);
        text.push(',');
        Self::unfold(2 * teams + 1 - rank, 2 * teams, n, text);
        text.push(')');
    }
}
