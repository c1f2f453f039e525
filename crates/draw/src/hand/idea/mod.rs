//! Ideas that people break each other's programs with, where a problem's types and lines leave room for them.
//!
//! Values at random and the ends of ranges do not meet what many wrong programs have in common: a letter that stands for nothing, a product
//! that wraps, a hash that is equal, a ratio that is rounded. Each idea is a file of its own, and has claims: wrong programs that agree with
//! the right one on thousands of other inputs, and not on those of the idea.

mod cancelling;
mod classes;
mod distances;
mod hashes;
mod joins;
mod keys;
mod matches;
mod mazes;
mod near_pairs;
mod nothing;
mod only;
mod overflow;
mod pairs;
mod prefixes;
mod quicksort;
mod ratios;
mod rounds;
mod sums;

use super::figure::{self, Figure, Sizes};
use super::proportion::node_bounds;
use super::random::Random;
use super::sides::sides;
use crate::drawing::order_of;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::VarId;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::{Edges, EdgesAsked, HOLES_MAX, Hand, Order, Role, Spot, distinct_by_choices, sorted_at_once};
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

/// What many wrong programs overlook, as answers to the choices of a drawing; what it leaves open is drawn at random.
#[derive(Clone, Debug)]
pub struct Idea {
    /// How notations and cases call it.
    pub name: &'static str,
    /// What its inputs are, for a person.
    pub reason: &'static str,
    /// Whether only large inputs show it.
    pub is_large: bool,
    /// Whether the search takes it: small inputs without it show the same.
    pub is_searched: bool,
    /// Whether one of a problem's arrays or scalars leaves room for it.
    applies: fn(&Facts) -> bool,
    /// What a graph of the problem looks like.
    figure: Option<Figure>,
    length: fn(&mut At) -> Option<i64>,
    value: fn(&mut At) -> Option<i64>,
    /// A modulus, and the remainder of the numbers among which cells are drawn at random.
    narrow: fn(&mut At) -> Option<(i64, i64)>,
    /// Brings independent or different numbers into an order.
    arrange: fn(&mut [i64]),
}

/// What an idea says of what it does not mention.
const OPEN: Idea = Idea {
    name: "",
    reason: "",
    is_large: false,
    is_searched: true,
    applies: |_| false,
    figure: None,
    length: |_| None,
    value: |_| None,
    narrow: |_| None,
    arrange: |_| {},
};

/// All ideas, those about small inputs first.
static IDEAS: [Idea; 30] = [
    nothing::IDEA,
    overflow::IDEA,
    cancelling::IDEA,
    keys::IDEA,
    ratios::IDEA,
    rounds::IDEA,
    classes::IDEA,
    hashes::IDEA,
    quicksort::IDEA,
    prefixes::IDEA,
    mazes::MAZES,
    mazes::ROOMS,
    mazes::SPIRALS,
    mazes::HALVES,
    only::LAST,
    only::THREE,
    only::MIDDLE,
    only::FIRST,
    pairs::ALL,
    pairs::HALF,
    sums::IDEA,
    sums::TOTAL,
    distances::DETOUR,
    distances::FARTHEST,
    joins::CHAIN,
    joins::HUBS,
    matches::IN_THE_MIDDLE,
    matches::AT_THE_END,
    near_pairs::IN_THE_MIDDLE,
    near_pairs::AT_THE_END,
];

/// What an array or a scalar of a problem may hold.
struct Facts {
    is_number: bool,
    is_text: bool,
    /// Whether it is a column of calls.
    is_of_calls: bool,
    /// Whether it is rows of one length.
    is_grid: bool,
    /// Whether it is an array beside a number that is no length.
    has_wanted: bool,
    /// The smallest and the largest of its cells.
    range: Interval,
    /// How many cells an innermost row has at most, and how many all of them have.
    items: i128,
    all: i128,
    /// How many texts the problem has that are no rows of an array.
    texts: usize,
    /// Whether a line sorts it, upwards or downwards.
    ascending: Option<bool>,
    /// Whether these are rows of edges with numbers beside them.
    has_weights: bool,
    /// Whether these are rows of two numbers or more, and whether they are a graph's edges.
    is_pair: bool,
    is_graph: bool,
}

impl Facts {
    fn of(rules: &Rules, field: usize) -> Facts {
        let most = |level: usize| rules.range_of(rules.of_field[field][level]).hi;
        let (one, range) = (&rules.fields[field], rules.range_of(rules.cells_of(field)));
        let all = (0..one.depth).map(most).fold(1, i128::saturating_mul);
        let items = one.depth.checked_sub(1).map_or(1, most);
        let (is_number, is_text) = (one.cell == Cell::Int, one.cell == Cell::Char && one.depth > 0);
        // What rows or nodes are numbered by is no sum of values.
        let is_column = (0..rules.fields.len()).any(|f| f != field && rules.fields[f].parameter == one.parameter);
        let slot_of = |f: usize| rules.vars[rules.of_field[f][0]].slot;
        let is_taken = |slot: usize| {
            (0..rules.fields.len()).any(|f| rules.fields[f].depth > 0 && slot_of(f) == slot)
                || node_bounds(rules).iter().any(|(own, _)| *own == slot)
        };
        let is_wanted =
            |f: usize| rules.fields[f].depth == 0 && rules.fields[f].cell == Cell::Int && !is_taken(slot_of(f));
        let has_wanted = one.depth == 1 && !is_column && (0..rules.fields.len()).any(is_wanted);
        let is_of_calls = rules.tags.contains_key(&field);
        let is_wide = one.depth > 1 && rules.range_of(rules.length_of(field, 1)).lo > 2;
        let is_beside = |other: usize| other != field && rules.of_field[other][0] == rules.of_field[field][0];
        let graphs = rules.graphs();
        let mut graphs = graphs.iter().filter(|graph| !graph.is_parents);
        let own = graphs.find(|graph| rules.field_of_cells(graph.ends[0]) == Some(field));
        let is_graph = own.is_some();
        let is_pair = is_number && if one.depth > 1 { items > 1 } else { is_column };
        let has_weights = own.is_some_and(|graph| {
            let is_end = |other: usize| graph.ends.contains(&rules.cells_of(other));
            is_wide || (0..rules.fields.len()).any(|other| is_beside(other) && !is_end(other))
        });
        let cells = rules.cells_of(field);
        let mut orders = rules.rules.iter().filter_map(|rule| order_of(&rule.atom, cells, one.depth.max(1)));
        let texts = rules.fields.iter().filter(|field| field.cell == Cell::Char && field.depth == 1 && !field.is_tag());
        let is_grid = mazes::is_grid(rules, field);
        Facts {
            is_number,
            is_text,
            is_of_calls,
            is_grid,
            has_wanted,
            range,
            items,
            all,
            texts: texts.count(),
            ascending: orders.next().map(|order| order.ascending),
            has_weights,
            is_pair,
            is_graph,
        }
    }

    /// How far its cells are from 0.
    fn far(&self) -> i128 {
        self.range.hi.abs().max(self.range.lo.abs())
    }
}

impl Idea {
    /// The ideas that a problem's types and lines leave room for.
    pub fn of(rules: &Rules) -> Vec<&'static Idea> {
        let facts: Vec<Facts> = (0..rules.fields.len()).map(|field| Facts::of(rules, field)).collect();
        let is_open = |facts: &&Facts| facts.range.lo < facts.range.hi;
        IDEAS.iter().filter(|idea| facts.iter().filter(is_open).any(idea.applies)).collect()
    }

    /// The idea of this name.
    pub fn named(name: &str) -> Option<&'static Idea> {
        IDEAS.iter().find(|idea| idea.name == name)
    }

    /// A hand that draws by it.
    pub fn hand<'r>(&'static self, rules: &'r Rules, mut random: Random) -> ByIdea<'r> {
        let picks = [(); 3].map(|()| random.below(1 << 16) as usize);
        let sides = if random.has_largest_lengths() { sides(rules) } else { Vec::new() };
        let graphs = self.figure.map_or_else(Sizes::default, |figure| Sizes::of(rules, |_| Some(figure)));
        let (plan, seen) = (Vec::new(), Seen::default());
        ByIdea { rules, idea: self, random, picks, sides, graphs, plan, seen, listed: None }
    }
}

/// One choice: of what, from what, and what was chosen before.
struct At<'a> {
    spot: Spot,
    cell: Cell,
    /// Whether it belongs to an item of an array.
    is_inner: bool,
    rules: &'a Rules,
    domain: &'a Domain,
    random: &'a mut Random,
    /// Numbers that say what a drawing is about.
    picks: [usize; 3],
    /// What an idea has in mind for the row that is being drawn.
    plan: &'a mut Vec<i64>,
    seen: &'a Seen,
}

impl At<'_> {
    fn one_in(&mut self, count: u64) -> bool {
        self.random.below(count) == 0
    }

    fn one_of(&mut self, list: &[i64]) -> Option<i64> {
        list.get(self.random.below(list.len().max(1) as u64) as usize).copied()
    }

    /// One of so many simplest values.
    fn simple(&mut self, count: u64) -> i64 {
        self.domain.by_rank(self.random.below(count.clamp(1, self.domain.count())))
    }

    /// Which row a number belongs to, and which of its numbers it is.
    fn row_and_column(&self) -> Option<(usize, usize)> {
        let field = self.rules.field_of_cells(self.spot.var)?;
        if !self.is_inner {
            let is_before = |other: &usize| self.rules.fields[*other].parameter == self.rules.fields[field].parameter;
            return Some((self.spot.index, (0..field).filter(is_before).count()));
        }
        // Rows are drawn one by one or all at once.
        let (width, place) = (self.size(1)?.max(1), self.spot.start + self.spot.index);
        Some((place / width, place % width))
    }

    /// The last length of an array, or of its items.
    fn size(&self, level: usize) -> Option<usize> {
        self.seen.lengths[level].and_then(|size| usize::try_from(size).ok())
    }

    fn legal(&self, list: &[i64]) -> Vec<i64> {
        list.iter().copied().filter(|&x| self.domain.contains(x)).collect()
    }
}

/// What was chosen so far.
#[derive(Clone, Debug, Default)]
struct Seen {
    /// Scalars and lengths.
    numbers: Vec<(Cell, i64)>,
    /// The last length of an array, and of an item of one.
    lengths: [Option<i64>; 2],
    /// The row that is being drawn, and the one before it: of any array.
    row: Vec<i64>,
    before: Vec<i64>,
}

/// Rows are remembered up to so many cells, and so many scalars and lengths.
const ROW_MAX: usize = 1 << 16;
const NUMBERS_MAX: usize = 16;

/// Answers by an idea.
pub struct ByIdea<'r> {
    rules: &'r Rules,
    idea: &'static Idea,
    random: Random,
    picks: [usize; 3],
    /// What sizes are that are bounded together, where all are as large as can be.
    sides: Vec<(VarId, i64)>,
    /// How many nodes and edges an idea's figure has.
    graphs: Sizes,
    plan: Vec<i64>,
    seen: Seen,
    /// The last list of which only the numbers with a remainder were asked for, and these.
    listed: Option<(Domain, (i64, i64), Domain)>,
}

/// Of more holes none is taken out of the numbers with a remainder: a number that is a hole is drawn again, so many times.
const HOLES_TRIED: u64 = 8;

impl ByIdea<'_> {
    fn at<'a>(&'a mut self, spot: Spot, domain: &'a Domain) -> At<'a> {
        let (var, ByIdea { rules, random, picks, plan, seen, .. }) = (&self.rules.vars[spot.var], self);
        let is_inner = var.depth > usize::from(matches!(var.kind, VarKind::Cells { .. }));
        At { spot, cell: var.cell, is_inner, rules, domain, random, picks: *picks, plan, seen }
    }

    /// The numbers among which the stream draws cells; where the domain has many holes, they are among them.
    fn narrowed(&mut self, spot: Spot, domain: &Domain) -> Option<Domain> {
        let narrow = self.idea.narrow;
        let at = &mut self.at(spot, domain);
        let is_number = spot.role == Role::Cell && at.cell == Cell::Int;
        let class @ (modulus, remainder) = if is_number { narrow(at) } else { None }?;
        let known = self.listed.as_ref().filter(|(list, of, _)| list.is_same_list(domain) && *of == class);
        let narrowed = match known {
            Some((.., narrowed)) => narrowed.clone(),
            None if domain.holes() > HOLES_MAX => domain.filled().with_remainder(modulus, remainder),
            None => {
                let narrowed = domain.with_remainder(modulus, remainder);
                self.listed = domain.is_same_list(domain).then(|| (domain.clone(), class, narrowed.clone()));
                narrowed
            }
        };
        Some(narrowed).filter(|narrowed| !narrowed.is_empty())
    }

    /// A number among the narrowed ones, or, where those drawn are holes, any.
    fn drawn(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let narrowed = self.narrowed(spot, domain);
        let within = narrowed.as_ref().unwrap_or(domain);
        let found = (0..HOLES_TRIED).map(|_| self.random.choose(spot, within)).find(|&x| domain.contains(x));
        found.unwrap_or_else(|| self.random.choose(spot, domain))
    }

    fn note(&mut self, spot: Spot, x: i64) {
        let (cell, depth) = (self.rules.vars[spot.var].cell, self.rules.vars[spot.var].depth);
        if spot.role != Role::Cell {
            self.graphs.note(spot.repeat, self.rules.vars[spot.var].slot, x);
        }
        let seen = &mut self.seen;
        if spot.role == Role::Cell {
            if spot.index == 0 {
                seen.before = std::mem::take(&mut seen.row);
            }
            if seen.row.len() < ROW_MAX {
                seen.row.push(x);
            }
            return;
        }
        if spot.role == Role::Length {
            seen.lengths[depth.min(1)] = Some(x);
        }
        if seen.numbers.len() == NUMBERS_MAX {
            seen.numbers.remove(0);
        }
        seen.numbers.push((cell, x));
    }
}

impl Hand for ByIdea<'_> {
    fn choose(&mut self, spot: Spot, domain: &Domain) -> i64 {
        let answer = match (spot.role, &self.rules.vars[spot.var].kind) {
            (_, VarKind::Shape { .. }) => |_: &mut At| None,
            // One test case of the largest size shows more of it than many.
            (_, VarKind::Repeats) if self.idea.is_large => |at: &mut At| Some(at.domain.lo()),
            (Role::Length, _) => self.idea.length,
            _ => self.idea.value,
        };
        let side = |hand: &Self| hand.sides.iter().find(|(size, _)| *size == spot.var).map(|(_, side)| *side);
        let x = answer(&mut self.at(spot, domain)).or_else(|| Some(domain.nearest(side(self)?)));
        let x = x.unwrap_or_else(|| self.drawn(spot, domain));
        let slot = self.rules.vars[spot.var].slot;
        let x = if spot.role == Role::Cell { x } else { self.graphs.fit(slot, x, domain).unwrap_or(x) };
        self.note(spot, x);
        x
    }

    fn forced(&mut self, spot: Spot, domain: &Domain) -> i64 {
        self.note(spot, domain.lo());
        domain.lo()
    }

    fn edges(&mut self, spot: Spot, asked: &EdgesAsked) -> Result<Option<Edges>, Rejected> {
        match self.idea.figure {
            Some(of) => figure::edges(of, asked, &mut |count| self.random.below(count)).map(Some),
            None => self.random.edges(spot, asked),
        }
    }

    fn fill(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let start = out.len();
        for index in 0..spot.count {
            let x = self.choose(Spot { index, ..spot }, domain);
            out.push(x);
        }
        (self.idea.arrange)(&mut out[start..]);
    }

    ojkit_rules::pass_on!(random: turn);

    fn sorted(&mut self, spot: Spot, domain: &Domain, order: Order, out: &mut Vec<i64>) {
        sorted_at_once(self, spot, domain, order, out);
    }

    fn distinct(&mut self, spot: Spot, domain: &Domain, out: &mut Vec<i64>) {
        let start = out.len();
        if spot.count <= HOLES_MAX {
            distinct_by_choices(self, spot, domain, out);
        } else {
            let narrowed = self.narrowed(spot, domain).filter(|_| domain.holes() <= HOLES_MAX);
            let narrowed = narrowed.filter(|narrowed| narrowed.count() >= spot.count as u64);
            self.random.distinct(spot, narrowed.as_ref().unwrap_or(domain), out);
        }
        (self.idea.arrange)(&mut out[start..]);
    }
}
