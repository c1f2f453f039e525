//! Every sequence of choices, one after the other.

use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::partial::domain::Domain;

/// Answers so that repeated drawings run through all sequences of choices, each once, the simplest values first.
#[derive(Clone, Debug, Default)]
pub struct Odometer {
    wheels: Vec<(u64, u64)>,
    at: usize,
}

impl Odometer {
    /// At the first sequence.
    pub fn new() -> Odometer {
        Odometer::default()
    }

    /// Goes on to the next sequence; false when there is none.
    ///
    /// Call it after each drawing, whether it was rejected or not.
    pub fn advance(&mut self) -> bool {
        self.wheels.truncate(self.at);
        self.at = 0;
        while let Some((rank, count)) = self.wheels.last_mut() {
            *rank += 1;
            if rank < count {
                return true;
            }
            self.wheels.pop();
        }
        false
    }

    /// The rank of the next choice, of so many; none where they have become fewer since this wheel began to turn, and it has been
    /// through all of them.
    #[inline]
    pub fn turn(&mut self, count: u64) -> Option<u64> {
        if self.at == self.wheels.len() {
            self.wheels.push((0, count));
        }
        let (rank, most) = &mut self.wheels[self.at];
        self.at += 1;
        if *rank >= count {
            *most = *rank;
            return None;
        }
        Some(*rank)
    }
}

impl Hand for Odometer {
    #[inline]
    fn choose(&mut self, _: Spot, domain: &Domain) -> i64 {
        let rank = self.turn(domain.count());
        domain.by_rank(rank.unwrap_or(0))
    }
}
