//! Every sequence of choices among the simplest values.

use super::odometer::Odometer;
use ojkit_rules::hand::{Hand, Role, Spot};
use ojkit_rules::partial::domain::Domain;

/// An odometer that turns only through the simplest lengths and values: all inputs of a layer, each once.
///
/// A layer contains every layer with smaller figures.
#[derive(Clone, Debug)]
pub struct Layer {
    odometer: Odometer,
    lengths: u64,
    values: u64,
}

impl Layer {
    /// At the first input whose lengths are among so many simplest ones, and whose values are among so many.
    pub fn new(lengths: u64, values: u64) -> Layer {
        Layer { odometer: Odometer::new(), lengths, values }
    }

    /// Goes on to the next sequence; false when there is none.
    pub fn advance(&mut self) -> bool {
        self.odometer.advance()
    }
}

impl Hand for Layer {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let most = if spot.role == Role::Length { self.lengths } else { self.values };
        let rank = self.odometer.turn(domain.count().min(most.max(1)));
        domain.by_rank(rank.unwrap_or(0))
    }
}
