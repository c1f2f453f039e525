//! Ends of ranges and simple shapes, the inputs at which solutions break.

use super::figure::{self, Figure, Sizes};
use super::pairs::{Layout, Pairs, part_of};
use super::random::{Random, Spread, scaled};
use crate::drawing::edges::is_terminal;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{
    Edges, EdgesAsked, HOLES_MAX, Hand, Order, Role, Spot, distinct_by_choices, sorted_at_once, sorted_by_choices,
};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

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
    UnderMiddle,
    /// The second largest.
    Penultimate,
    Largest,
    /// A fair share of a bounded sum where there is one, else the largest.
    Fair,
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
    Sorted,
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
    /// How rows of two numbers lie that are intervals or points; elsewhere anything.
    Rows(Layout),
    /// A figure of a graph's edges, or of a tree's nodes; elsewhere anything.
    Figure(Figure),
}

/// Where in an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    First,
    Middle,
    Last,
}

/// The shapes of everything in an input.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Shapes {
    /// By key, in the order they are written: the key of a variable as [`key_of`] says, or a word for all that are not named:
    /// [`LENGTH`], [`SCALAR`], [`VALUE`], [`GRAPH`].
    pub of: Vec<(String, Shape)>,
}

/// The key for all lengths that are not named.
pub const LENGTH: &str = "length";
/// The key for all scalars that are not named.
pub const SCALAR: &str = "scalar";
/// The key for the elements of all arrays that are not named.
pub const VALUE: &str = "value";
/// The key for the figures of all graphs and trees whose arrays are not named.
pub const GRAPH: &str = "graph";

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
    /// The figure of all graphs and trees that are not named.
    graphs: Option<Figure>,
    /// By variable: its slot, and whether it says where a binary tree has nodes.
    vars: Vec<(usize, bool)>,
    sizes: Sizes,
    pairs: Pairs,
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
        let figure =
            |shape: Option<Shape>| shape.and_then(|shape| if let Shape::Figure(of) = shape { Some(of) } else { None });
        let graphs = figure(of(GRAPH));
        // Between two nodes that are both the largest there is no way to look for.
        let free = |v: usize| {
            let is_terminal = graphs.is_some() && rules.vars[v].depth == 0 && is_terminal(&rules.vars[v].name);
            is_terminal.then_some(Shape::Random)
        };
        let named: Vec<Option<Shape>> =
            (0..rules.vars.len()).map(|v| of(key_of(rules, v)).or_else(|| free(v))).collect();
        let has_figures = graphs.is_some() || named.iter().any(|shape| figure(*shape).is_some());
        let sizes = match has_figures {
            true => Sizes::of(rules, |var| figure(named[var]).or(graphs)),
            false => Sizes::default(),
        };
        let is_tree = |kind: &VarKind| matches!(kind, VarKind::Shape { field } if rules.is_binary(*field));
        let vars = rules.vars.iter().map(|var| (var.slot, is_tree(&var.kind))).collect();
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
            graphs,
            vars,
            sizes,
            pairs: Pairs::of(rules),
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

    fn figure(&self, var: usize) -> Option<Figure> {
        match self.named.get(var).copied().flatten() {
            Some(Shape::Figure(figure)) => Some(figure),
            Some(_) => None,
            None => self.graphs,
        }
    }

    /// Whether there is a node at a place of a binary tree, or how many nodes or edges a figure has; nothing where no figure decides.
    fn of_figure(&self, spot: Spot, wanted: i64, domain: &Domain) -> Option<i64> {
        let (slot, is_tree) = self.vars[spot.var];
        if spot.role != Role::Cell {
            return self.sizes.fit(slot, wanted, domain);
        }
        let Figure { form, labels } = self.figure(spot.var).filter(|_| is_tree)?;
        form.has_node(labels, spot.index).map(|here| domain.nearest(here.into()))
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
            Shape::Fair => fair(spot, domain),
            Shape::Near(x) => domain.nearest(x),
            Shape::Same => self.placed(domain, 0, 1),
            Shape::Few(count) => {
                let count = u64::from(count).clamp(1, PLACES as u64).min(domain.count());
                let k = self.random.below(count);
                self.placed(domain, k as usize, count)
            }
            Shape::Alternate if spot.index.is_multiple_of(2) => domain.lo(),
            Shape::Alternate => domain.hi(),
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
            Shape::Spike(site) | Shape::Dip(site) if spot.index != at(site) => domain.by_rank(0),
            Shape::Spike(_) => domain.hi(),
            Shape::Dip(_) => domain.lo(),
            Shape::AroundZero => {
                let rank = self.random.below(domain.count().min(3));
                domain.by_rank(rank)
            }
            Shape::Between if last >= 2 => {
                let index = 1 + self.random.below(last - 1);
                domain.nth(index)
            }
            Shape::Rows(layout) => {
                let number = self.pairs.number(layout, spot, domain, &mut self.random);
                number.unwrap_or_else(|| self.random.choose(spot, domain))
            }
            Shape::Between | Shape::Random | Shape::Figure(_) => self.random.choose(spot, domain),
        }
    }
}

/// The largest value within a fair share of a bounded sum, where there is one.
fn fair(spot: Spot, domain: &Domain) -> i64 {
    match spot.share.map(|share| domain.within(Interval::new(i64::MIN.into(), share.into()))) {
        Some(fair) if !fair.is_empty() => fair.hi(),
        Some(_) => domain.lo(),
        None => domain.hi(),
    }
}

/// The value in the middle of a range; of lengths the middle counted in digits.
fn middle(spot: Spot, domain: &Domain) -> i64 {
    match spot.role {
        Role::Length => domain.by_rank(scaled(domain.count(), 500) - 1),
        _ => domain.nth((domain.count() - 1) / 2),
    }
}

impl Hand for Edge {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let x = self.one(self.shape(spot), spot, domain);
        let x = self.of_figure(spot, x, domain).unwrap_or(x);
        if spot.role != Role::Cell {
            self.sizes.note(spot.repeat, self.vars[spot.var].0, x);
            self.pairs.note(spot, x);
        }
        x
    }

    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.sizes.note(spot.repeat, self.vars[spot.var].0, domain.lo());
        self.pairs.note(spot, domain.lo());
        domain.lo()
    }

    fn edges(&mut self, spot: Spot, asked: &EdgesAsked) -> Result<Option<Edges>, Rejected> {
        match (self.figure(spot.var), self.shape(spot)) {
            (Some(figure), _) => figure::edges(figure, asked, &mut |count| self.random.below(count)).map(Some),
            (None, Shape::Random | Shape::Between) => self.random.edges(spot, asked),
            // Ends at the ends of their range make stars and paths.
            _ => Ok(None),
        }
    }

    fn turn(&mut self, places: &Domain) -> Option<i64> {
        let last = places.count() - 1;
        // Each of the telling places in a case of its own.
        let place = match self.values {
            Shape::Sorted => last,
            Shape::Reversed => 0,
            Shape::Spike(_) => last.saturating_sub(1),
            Shape::Dip(_) => last.min(1),
            Shape::Alternate => last / 2,
            _ => return self.random.turn(places),
        };
        Some(places.nth(place))
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let shape = self.shape(spot);
        match shape {
            Shape::Random | Shape::Figure(_) => self.random.fill(spot, domain, out),
            Shape::Sorted | Shape::Reversed => {
                let order = Order { ascending: shape == Shape::Sorted, strict: false };
                self.random.sorted(spot, domain, order, out);
            }
            Shape::Same | Shape::Smallest | Shape::Largest | Shape::Simplest => {
                let x = self.one(shape, spot, domain);
                out.resize(out.len() + spot.count, x);
            }
            _ => {
                out.reserve(spot.count);
                for index in 0..spot.count {
                    let x = self.one(shape, Spot { index, ..spot }, domain);
                    out.push(x);
                }
            }
        }
    }

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        match self.shape(spot) {
            Shape::Random | Shape::Sorted | Shape::Reversed | Shape::Between | Shape::Figure(_) => {
                self.random.sorted(spot, domain, order, out)
            }
            Shape::Few(_) | Shape::Blocks | Shape::Cycle | Shape::AroundZero if !order.strict => {
                sorted_at_once(self, spot, domain, order, out);
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
                let order = Order { ascending: shape == Shape::Sorted, strict: true };
                self.random.sorted(spot, domain, order, out);
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
