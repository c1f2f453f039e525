//! How many inputs there are.

use crate::generate::Drawing;
use crate::generate::domain::Domain;
use crate::generate::hand::odometer::Odometer;
use crate::generate::hand::{Hand, Spot};
use crate::model::input::Input;
use std::time::{Duration, Instant};

/// A number of inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// So many.
    Exactly(u64),
    /// At least so many.
    AtLeast(u64),
}

impl Count {
    /// The number.
    pub fn inputs(self) -> u64 {
        match self {
            Count::Exactly(inputs) | Count::AtLeast(inputs) => inputs,
        }
    }

    /// Whether there are no more.
    pub fn is_exact(self) -> bool {
        matches!(self, Count::Exactly(_))
    }
}

/// Drawings made to count at most, and for how long: what takes longer is searched within its own time.
const DRAWS_MAX: u64 = 3_000_000;
const TIME: Duration = Duration::from_secs(2);

/// Counts the inputs of a drawing; exactly where that is cheap, else at least until there are more than `enough`.
pub fn count(drawing: &Drawing, enough: u64) -> Count {
    let mut hand =
        Shapes { odometer: Odometer::new(), whole: drawing.is_certain() && drawing.is_separate(), product: 1 };
    let mut input = Input::default();
    let mut inputs = 0u64;
    let end = Instant::now() + TIME;
    for draws in 0.. {
        hand.product = 1;
        if drawing.draw(&mut hand, &mut input).is_ok() {
            inputs = inputs.saturating_add(u64::try_from(hand.product).unwrap_or(u64::MAX));
        }
        if !hand.odometer.advance() {
            return Count::Exactly(inputs);
        }
        let late = draws % 256 == 255 && Instant::now() > end;
        if late || draws >= DRAWS_MAX || (!hand.whole && inputs > enough.min(DRAWS_MAX)) || inputs == u64::MAX {
            break;
        }
    }
    Count::AtLeast(inputs)
}

/// Runs through everything but what is filled in at once, of which it counts the ways.
struct Shapes {
    odometer: Odometer,
    whole: bool,
    product: u128,
}

impl Hand for Shapes {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.odometer.choose(spot, domain)
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        if !self.whole {
            self.odometer.fill(spot, domain, out);
            return;
        }
        let power = u32::try_from(spot.count).ok().and_then(|n| u128::from(domain.count()).checked_pow(n));
        self.product = self.product.saturating_mul(power.unwrap_or(u128::MAX));
        out.resize(out.len() + spot.count, if spot.count > 0 { domain.by_rank(0) } else { 0 });
    }
}
