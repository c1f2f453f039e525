//! A team is ranked by its numbers of votes for all positions from the first on, where more votes come first, and then
//! by its letter. Lists of negative numbers compare exactly in this way.
impl Solution {
    pub fn rank_teams(votes: Vec<String>) -> String {
        let none = vec![0; votes[0].len()];
        let mut standings: Vec<(Vec<i32>, char)> = votes[0].chars().map(|team| (none.clone(), team)).collect();
        standings.sort_unstable_by_key(|standing| standing.1);
        for vote in &votes {
            for (position, team) in vote.chars().enumerate() {
                if let Ok(place) = standings.binary_search_by_key(&team, |standing| standing.1) {
                    standings[place].0[position] -= 1;
                }
            }
        }
        standings.sort_unstable();
        standings.into_iter().map(|standing| standing.1).collect()
    }
}
