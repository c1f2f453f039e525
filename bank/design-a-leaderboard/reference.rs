//! The pairs of score and player are kept in order, so the best ones are found at one end.
//! The score of each player is known besides, since its pair must be found again to be changed.
use std::collections::{BTreeSet, HashMap};

#[derive(Default)]
struct Leaderboard {
    scores: HashMap<i32, i32>,
    ranking: BTreeSet<(i32, i32)>,
}

impl Leaderboard {
    fn new() -> Self {
        Self::default()
    }

    fn add_score(&mut self, player_id: i32, score: i32) {
        let known = self.scores.entry(player_id).or_default();
        self.ranking.remove(&(*known, player_id));
        *known += score;
        self.ranking.insert((*known, player_id));
    }

    fn top(&self, k: i32) -> i32 {
        self.ranking.iter().rev().take(k as usize).map(|entry| entry.0).sum()
    }

    fn reset(&mut self, player_id: i32) {
        if let Some(score) = self.scores.remove(&player_id) {
            self.ranking.remove(&(score, player_id));
        }
    }
}
