//! A seeded stream of choices.
//!
//! Only the raw 64-bit stream of ChaCha with 8 rounds is borrowed; how numbers become bounded integers, sorted runs and
//! samples is defined here and fixed by golden bytes in the tests, so that a seed means the same input for years.

use super::figure::{self, Figure, Form, Labels};
use super::shared::{Shared, Source};
use chacha20::ChaCha8Rng;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::hand::{Edges, EdgesAsked, HOLES_MAX, Hand, Order, Role, Spot, distinct_by_choices, sorted_at_once};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;
use rand::{Rng, SeedableRng};

/// Where in their range lengths and values are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Spread {
    /// Anywhere, all values alike.
    #[default]
    Whole,
    /// At most this share of the way (in 1/1000) from the simplest end, counted in digits: 500 of 1..=10000 means up to 100.
    Scale(u32),
    Largest,
}

/// One place in so many at which a row turns is at an end or in the middle.
const TELLING: u64 = 3;

/// Of at most so many values, a sorted row has each any number of times, no number likelier than others.
const STEPS_MAX: u64 = 16;

/// Answers with a seeded stream.
#[derive(Debug)]
pub struct Random {
    stream: ChaCha8Rng,
    lengths: Spread,
    values: Spread,
    shared: Shared,
}

impl Random {
    /// A hand with this seed: 32 bytes, as [`seed`] makes them.
    pub fn new(seed: [u8; 32]) -> Random {
        Random {
            stream: ChaCha8Rng::from_seed(seed),
            lengths: Spread::Whole,
            values: Spread::Whole,
            shared: Shared::default(),
        }
    }

    /// Sets where lengths are drawn.
    pub fn with_lengths(mut self, spread: Spread) -> Random {
        self.lengths = spread;
        self
    }

    /// Lets columns of one name in several alternatives of a problem's rows share most of their values.
    pub fn sharing(mut self, rules: &Rules) -> Random {
        self.shared = Shared::of(rules);
        self
    }

    /// Sets where values are drawn.
    pub fn with_values(mut self, spread: Spread) -> Random {
        self.values = spread;
        self
    }

    /// A number below `count`, all alike, by multiplication with rejection (Lemire: "Fast Random Integer Generation in an Interval", 2019).
    #[inline]
    pub fn below(&mut self, count: u64) -> u64 {
        if count == 0 {
            // All 2^64 values, a count that 64 bits do not hold.
            return self.stream.next_u64();
        }
        let mut wide = u128::from(self.stream.next_u64()) * u128::from(count);
        if (wide as u64) < count {
            let threshold = count.wrapping_neg() % count;
            while (wide as u64) < threshold {
                wide = u128::from(self.stream.next_u64()) * u128::from(count);
            }
        }
        (wide >> 64) as u64
    }

    /// Whether all lengths are as large as can be.
    pub(super) fn has_largest_lengths(&self) -> bool {
        self.lengths == Spread::Largest
    }

    fn pick(&mut self, domain: &Domain, spread: Spread) -> i64 {
        let count = domain.count();
        match spread {
            Spread::Whole => {
                let index = self.below(count);
                domain.nth(index)
            }
            Spread::Largest => domain.hi(),
            Spread::Scale(share) => {
                let rank = self.below(scaled(count, share));
                domain.by_rank(rank)
            }
        }
    }
}

/// About `count` to the power `share / 1000`, at least 1: bits are scaled linearly, the last one by interpolation.
pub(super) fn scaled(count: u64, share: u32) -> u64 {
    if share >= 1000 {
        return count;
    }
    let bits = 64 - count.leading_zeros();
    let exact = u64::from(bits) * u64::from(share);
    let (whole, part) = (exact / 1000, exact % 1000);
    let base = 1u64 << whole.min(62);
    (base + (base as u128 * part as u128 / 1000) as u64).clamp(1, count)
}

impl Source for Random {
    fn below(&mut self, count: u64) -> u64 {
        Random::below(self, count)
    }

    fn size(&mut self, rows: usize) -> u64 {
        let share = self.below(1001) as u32;
        let most = scaled((rows as u64).max(1), share);
        2 + self.below(most)
    }

    fn fresh(&mut self, role: Role, domain: &Domain) -> i64 {
        self.pick(domain, if role == Role::Length { self.lengths } else { self.values })
    }
}

impl Hand for Random {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        if !self.shared.is_empty() {
            let mut shared = std::mem::take(&mut self.shared);
            let value = shared.choose(self, spot, domain);
            self.shared = shared;
            if let Some(value) = value {
                return value;
            }
        }
        let spread = if spot.role == Role::Length { self.lengths } else { self.values };
        if let Some(share) = spot.share {
            // Twice the fair share as the upper end spends the budget evenly, on average.
            let fair = domain.within(Interval::new(i64::MIN.into(), i128::from(share) * 2));
            if !fair.is_empty() {
                return self.pick(&fair, spread);
            }
        }
        self.pick(domain, spread)
    }

    fn edges(&mut self, _spot: Spot, asked: &EdgesAsked) -> Result<Option<Edges>, Rejected> {
        if self.values != Spread::Whole {
            return Ok(None);
        }
        // Where so many edges leave hardly a choice, each is chosen among what is left.
        Ok(figure::edges(Figure { form: Form::Any, labels: Labels::Shuffled }, asked, &mut |count| self.below(count))
            .ok())
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        out.reserve(spot.count);
        match (domain.as_range(), self.values) {
            (Some((first, width)), Spread::Whole) if spot.role == Role::Cell => {
                for _ in 0..spot.count {
                    let x = self.below(width);
                    out.push(first.wrapping_add(x as i64));
                }
            }
            _ => {
                for index in 0..spot.count {
                    let x = self.choose(Spot { index, ..spot }, domain);
                    out.push(x);
                }
            }
        }
    }

    fn turn(&mut self, places: &Domain) -> Option<i64> {
        let last = places.count() - 1;
        let telling = [0, 1, last.saturating_sub(1), last, last / 2, last / 2 + 1];
        let place = match self.below(TELLING) {
            0 => telling[self.below(telling.len() as u64) as usize],
            _ => self.below(last + 1),
        };
        Some(places.nth(place.min(last)))
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        let (values, cells) = (domain.count(), spot.count as u64);
        if values <= STEPS_MAX
            && values < cells
            && !order.strict
            && self.values == Spread::Whole
            && self.shared.is_empty()
        {
            // Of values at random each would begin at nearly the same share of the cells.
            let mut steps: Vec<u64> = (1..values).map(|_| self.below(cells + 1)).collect();
            steps.sort_unstable();
            let behind = |cell: u64| steps.partition_point(|&step| step <= cell) as u64;
            let place = |cell: u64| if order.ascending { behind(cell) } else { values - 1 - behind(cell) };
            return out.extend((0..cells).map(|cell| domain.nth(place(cell))));
        }
        sorted_at_once(self, spot, domain, order, out);
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let is_dense = domain.count() / 4 < spot.count as u64;
        let is_plain = self.values == Spread::Whole && spot.role == Role::Cell && self.shared.is_empty();
        if is_dense && is_plain && spot.share.is_none() && spot.count > HOLES_MAX {
            // What single choices come to, without a domain for each.
            let mut table: Vec<i64> = (0..domain.count()).map(|index| domain.nth(index)).collect();
            for here in 0..spot.count {
                let there = here + self.below((table.len() - here) as u64) as usize;
                table.swap(here, there);
            }
            out.extend_from_slice(&table[..spot.count]);
            return;
        }
        if is_dense || self.values != Spread::Whole {
            distinct_by_choices(self, spot, domain, out);
            return;
        }
        // Few of many: draw again what was drawn before.
        let mut seen = std::collections::HashSet::with_capacity(spot.count);
        while seen.len() < spot.count {
            let x = self.pick(domain, Spread::Whole);
            if seen.insert(x) {
                out.push(x);
            }
        }
    }
}

/// The seed of one case: an independent stream for every problem, group and case, so that adding one does not shift others.
pub fn seed(problem: &str, group: &str, case: u64, user: u64) -> [u8; 32] {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    for part in [problem, group] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part.as_bytes());
    }
    hash.update(case.to_le_bytes());
    hash.update(user.to_le_bytes());
    hash.finalize().into()
}
