//! The hand that likes to say again what it said: arrays of few, long runs.

use ojkit_rules::generate::domain::Domain;
use ojkit_rules::generate::hand::random::Random;
use ojkit_rules::generate::hand::{Hand, Order, Role, Spot};

/// Answers as a random hand does, but an element is mostly the one before it.
///
/// Independent elements are hardly ever equal for long; a mistake in how long runs are taken shows on nothing else.
pub(crate) struct Runs {
    random: Random,
    /// There are about 2 to the power of this many runs in an array.
    runs: u32,
    last: Option<i64>,
}

impl Runs {
    /// Takes its choices, and how many runs there are, from this hand.
    pub fn new(mut random: Random) -> Runs {
        let runs = 1 + random.below(4) as u32;
        Runs { random, runs, last: None }
    }
}

impl Hand for Runs {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        if spot.role != Role::Cell {
            return self.random.choose(spot, domain);
        }
        let again = self.last.filter(|&last| spot.index > 0 && domain.contains(last));
        let x = match again {
            Some(last) if self.random.below((spot.count as u64 >> self.runs).max(2)) > 0 => last,
            _ => self.random.choose(spot, domain),
        };
        self.last = Some(x);
        x
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        self.random.sorted(spot, domain, order, out);
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        self.random.distinct(spot, domain, out);
    }
}
