//! Ends of ranges and simple shapes, the inputs at which solutions break.

use super::random::{Random, Spread, scaled};
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{HOLES_MAX, Hand, Order, Role, Spot, distinct_by_choices, sorted_by_choices};
use ojkit_rules::partial::domain::Domain;

/// What a length, a scalar or the elements of an array are, within the values that may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    Smallest,
    /// The second smallest.
    Second,
    /// The simplest: nearest to 0, or to `a`.
    Simplest,
    /// The middle of the range; of lengths the middle counted in digits.
    Middle,
    /// One below the middle.
    UnderMiddle,
    /// The second largest.
    Penultimate,
    Largest,
    /// A fair share of a bounded sum where there is one, else the largest.
    Fair,
    /// The value nearest to this one.
    Near(i64),
    /// All equal to one value from anywhere.
    Same,
    /// So many different values from all over the range, in random order.
    Few(u32),
    /// The smallest and the largest in turn.
    Alternate,
    /// All values in turn, from the smallest.
    Cycle,
    /// Eight runs of equal values.
    Blocks,
    /// From small to large.
    Sorted,
    /// From large to small.
    Reversed,
    /// The largest once, among simplest ones.
    Spike(Site),
    /// The smallest once, among simplest ones.
    Dip(Site),
    /// The three simplest values, mixed.
    AroundZero,
    /// Anything but the two ends.
    Between,
    /// Anything; of lengths anything up to a size from anywhere, counted in digits.
    Random,
}

/// Where in an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// Its first element.
    First,
    /// The one in its middle.
    Middle,
    /// Its last element.
    Last,
}

/// The shapes of everything in an input.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Shapes {
    /// By key, in the order they are written: the key of a variable as [`key_of`] says, or a word for all that are not named:
    /// [`LENGTH`], [`SCALAR`], [`VALUE`].
    pub of: Vec<(String, Shape)>,
}

/// The key for all lengths that are not named.
pub const LENGTH: &str = "length";
/// The key for all scalars that are not named.
pub const SCALAR: &str = "scalar";
/// The key for the elements of all arrays that are not named.
pub const VALUE: &str = "value";

/// How shapes name a variable: `nums` for the elements, `nums.length` for the length, `n` for a scalar.
pub fn key_of(rules: &Rules, var: usize) -> &str {
    match rules.vars[var].kind {
        VarKind::Cells { field } => &rules.fields[field].name,
        _ => &rules.vars[var].name,
    }
}

/// Answers with shapes; what is left open comes from a seeded stream.
#[derive(Debug)]
pub struct Edge {
    random: Random,
    /// By variable; `None` where only the role decides.
    named: Vec<Option<Shape>>,
    lengths: Shape,
    scalars: Shape,
    values: Shape,
    /// Places in the range (in 1/2^32) from which single values are taken.
    places: [u64; PLACES],
}

/// Few different values are at most so many.
pub const PLACES: usize = 16;

const BLOCKS: u64 = 8;

impl Edge {
    /// A hand with these shapes; everything else is random.
    pub fn new(rules: &Rules, shapes: &Shapes, seed: [u8; 32]) -> Edge {
        let of = |key: &str| shapes.of.iter().find(|(k, _)| k == key).map(|(_, shape)| *shape);
        let named = (0..rules.vars.len()).map(|v| of(key_of(rules, v))).collect();
        let mut random = Random::new(seed);
        let mut places = [0; PLACES];
        places.iter_mut().for_each(|place| *place = random.below(1 << 32));
        let size = random.below(1001) as u32;
        Edge {
            random: random.with_lengths(Spread::Scale(size)).sharing(rules),
            named,
            lengths: of(LENGTH).unwrap_or(Shape::Random),
            scalars: of(SCALAR).unwrap_or(Shape::Random),
            values: of(VALUE).unwrap_or(Shape::Random),
            places,
        }
    }

    fn shape(&self, spot: Spot) -> Shape {
        let default = match spot.role {
            Role::Length => self.lengths,
            Role::Scalar => self.scalars,
            Role::Cell => self.values,
        };
        self.named.get(spot.var).copied().flatten().unwrap_or(default)
    }

    /// The value at place number `k` of `of` equal parts of the range.
    fn placed(&self, domain: &Domain, k: usize, of: u64) -> i64 {
        let part = (k as u64 * (1 << 32) + self.places[k % PLACES]) / of;
        domain.nth(((u128::from(domain.count()) * u128::from(part)) >> 32) as u64)
    }

    fn one(&mut self, shape: Shape, spot: Spot, domain: &Domain) -> i64 {
        let last = domain.count() - 1;
        let at = |site: Site| match site {
            Site::First => 0,
            Site::Middle => spot.count / 2,
            Site::Last => spot.count.saturating_sub(1),
        };
        match shape {
            Shape::Smallest => domain.lo(),
            Shape::Second => domain.nth(last.min(1)),
            Shape::Simplest => domain.by_rank(0),
            Shape::Middle => middle(spot, domain),
            Shape::UnderMiddle => domain.nearest(middle(spot, domain).saturating_sub(1)),
            Shape::Penultimate => domain.nth(last.saturating_sub(1)),
            Shape::Largest => domain.hi(),
            Shape::Fair => match spot.share.map(|share| domain.within(Interval::new(i64::MIN.into(), share.into()))) {
                Some(fair) if !fair.is_empty() => fair.hi(),
                Some(_) => domain.lo(),
                None => domain.hi(),
            },
            Shape::Near(x) => domain.nearest(x),
            Shape::Same => self.placed(domain, 0, 1),
            Shape::Few(count) => {
                let count = u64::from(count).clamp(1, PLACES as u64).min(domain.count());
                let k = self.random.below(count);
                self.placed(domain, k as usize, count)
            }
            Shape::Alternate => {
                if spot.index.is_multiple_of(2) {
                    domain.lo()
                } else {
                    domain.hi()
                }
            }
            Shape::Cycle => domain.nth(spot.index as u64 % domain.count()),
            Shape::Blocks => {
                let block = spot.index as u64 * BLOCKS / (spot.count as u64).max(1);
                // Every third level in turn, so that runs go up and down.
                part_of(domain, block * 3 % BLOCKS, BLOCKS - 1)
            }
            Shape::Sorted => part_of(domain, spot.index as u64, (spot.count as u64).saturating_sub(1)),
            Shape::Reversed => {
                let steps = (spot.count as u64).saturating_sub(1);
                part_of(domain, steps.saturating_sub(spot.index as u64), steps)
            }
            Shape::Spike(site) => {
                if spot.index == at(site) {
                    domain.hi()
                } else {
                    domain.by_rank(0)
                }
            }
            Shape::Dip(site) => {
                if spot.index == at(site) {
                    domain.lo()
                } else {
                    domain.by_rank(0)
                }
            }
            Shape::AroundZero => {
                let rank = self.random.below(domain.count().min(3));
                domain.by_rank(rank)
            }
            Shape::Between if last >= 2 => {
                let index = 1 + self.random.below(last - 1);
                domain.nth(index)
            }
            Shape::Between | Shape::Random => self.random.choose(spot, domain),
        }
    }
}

/// The value in the middle of a range; of lengths the middle counted in digits.
fn middle(spot: Spot, domain: &Domain) -> i64 {
    match spot.role {
        Role::Length => domain.by_rank(scaled(domain.count(), 500) - 1),
        _ => domain.nth((domain.count() - 1) / 2),
    }
}

/// The value that lies `part` of `whole` of the way from the smallest to the largest.
fn part_of(domain: &Domain, part: u64, whole: u64) -> i64 {
    let last = domain.count() - 1;
    domain.nth((u128::from(last) * u128::from(part.min(whole)) / u128::from(whole.max(1))) as u64)
}

impl Hand for Edge {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.one(self.shape(spot), spot, domain)
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let shape = self.shape(spot);
        let start = out.len();
        match shape {
            Shape::Random | Shape::Sorted | Shape::Reversed => self.random.fill(spot, domain, out),
            Shape::Same | Shape::Smallest | Shape::Largest | Shape::Simplest => {
                let x = self.one(shape, spot, domain);
                out.resize(start + spot.count, x);
            }
            _ => {
                out.reserve(spot.count);
                for index in 0..spot.count {
                    let x = self.one(shape, Spot { index, ..spot }, domain);
                    out.push(x);
                }
            }
        }
        match shape {
            Shape::Sorted => out[start..].sort_unstable(),
            Shape::Reversed => out[start..].sort_unstable_by(|a, b| b.cmp(a)),
            _ => {}
        }
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        match self.shape(spot) {
            Shape::Random | Shape::Sorted | Shape::Reversed | Shape::Between => {
                self.random.sorted(spot, domain, order, out)
            }
            Shape::Few(_) | Shape::Blocks | Shape::Cycle | Shape::AroundZero if !order.strict => {
                let start = out.len();
                self.fill(spot, domain, out);
                out[start..].sort_unstable();
                if !order.ascending {
                    out[start..].reverse();
                }
            }
            _ => sorted_by_choices(self, spot, domain, order, out),
        }
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let (n, count) = (domain.count(), spot.count as u64);
        match self.shape(spot) {
            Shape::Smallest | Shape::Cycle => out.extend((0..count).map(|i| domain.nth(i))),
            Shape::Largest => out.extend((0..count).map(|i| domain.nth(n - 1 - i))),
            Shape::Simplest => out.extend((0..count).map(|i| domain.by_rank(i))),
            // Low and high ones in turn, from the ends inwards.
            Shape::Alternate => {
                out.extend((0..count).map(|i| domain.nth(if i % 2 == 0 { i / 2 } else { n - 1 - i / 2 })))
            }
            shape @ (Shape::Sorted | Shape::Reversed) => {
                let start = out.len();
                self.random.distinct(spot, domain, out);
                out[start..].sort_unstable();
                if shape == Shape::Reversed {
                    out[start..].reverse();
                }
            }
            Shape::Second | Shape::Penultimate | Shape::Near(_) | Shape::Spike(_) | Shape::Dip(_)
                if spot.count <= HOLES_MAX =>
            {
                distinct_by_choices(self, spot, domain, out)
            }
            _ => self.random.distinct(spot, domain, out),
        }
    }
}
