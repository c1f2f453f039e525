//! A case for each idea that a problem leaves room for.

use super::Planner;
use super::candidates::Candidate;
use crate::hand::idea::Idea;
use crate::hand::notation::Notation;
use crate::hand::random::Spread;

/// Lengths of small cases by ideas, in 1/1000 of the digits of their range.
const LENGTHS: u32 = 400;

impl Planner<'_> {
    /// Takes a case by each idea, among the edges or among the large ones; one of which the lines leave no input is no loss.
    pub(super) fn ideas(&mut self) {
        for idea in Idea::of(self.whole.rules()).into_iter().take(self.left) {
            let (group, lengths, size) = match idea.is_large {
                true => ("large", Spread::Largest, "largest length, "),
                false => ("edge", Spread::Scale(LENGTHS), ""),
            };
            let hand = Notation::Idea { name: idea.name, lengths };
            let candidate = Candidate { name: idea.name.to_string(), reason: format!("{size}{}", idea.reason), hand };
            let _ = self.take(self.whole, group, &candidate, None);
        }
    }
}
