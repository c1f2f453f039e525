//! A recorded sequence of choices, and the recorder.

use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::partial::domain::Domain;

/// Answers with recorded places in the order of simplicity; past the end, and past a domain, with the nearest that exists.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    ranks: Vec<u64>,
    at: usize,
}

impl Replay {
    /// Replays these choices.
    pub fn new(ranks: Vec<u64>) -> Replay {
        Replay { ranks, at: 0 }
    }

    /// How many choices were asked for.
    pub fn asked(&self) -> usize {
        self.at
    }
}

impl Hand for Replay {
    fn choose(&mut self, _: Spot, domain: &Domain) -> i64 {
        let rank = self.ranks.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        domain.by_rank(rank.min(domain.count() - 1))
    }
}

/// Passes every choice on to another hand and writes it down.
#[derive(Debug)]
pub struct Record<'h, H> {
    hand: &'h mut H,
    /// What was chosen: the place in the order of simplicity, and of how many.
    pub choices: Vec<Choice>,
}

/// One recorded choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The place in the order of simplicity.
    pub rank: u64,
    pub count: u64,
    pub spot: Spot,
}

impl<'h, H: Hand> Record<'h, H> {
    /// Records another hand's choices.
    pub fn new(hand: &'h mut H) -> Record<'h, H> {
        Record { hand, choices: Vec::new() }
    }
}

impl<H: Hand> Hand for Record<'_, H> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.hand.choose(spot, domain);
        self.choices.push(Choice { rank: domain.rank_of(x).unwrap_or(0), count: domain.count(), spot });
        x
    }
}
