//! In the order of scores, the younger ones first among equals, the ages of a team without conflict never decrease. So
//! the best team that each player completes is the best one so far in which all are at most as old.
impl Solution {
    pub fn best_team_score(scores: Vec<i32>, ages: Vec<i32>) -> i32 {
        let oldest = *ages.iter().max().unwrap() as usize;
        let mut players: Vec<(i32, i32)> = scores.into_iter().zip(ages).collect();
        players.sort_unstable();
        // The best team so far for each limit of age, which never decreases.
        let mut best = vec![0; oldest + 1];
        for (score, age) in players {
            let team = best[age as usize] + score;
            best[age as usize..].iter_mut().take_while(|total| **total < team).for_each(|total| *total = team);
        }
        best[oldest]
    }
}
