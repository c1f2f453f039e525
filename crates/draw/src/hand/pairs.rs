//! Rows that begin with two numbers which belong together: the ends of an interval, or a point.

use super::random::Random;
use ojkit_model::constraint::Comparison;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::forms::{Atom, Compare, Joined};
use ojkit_rules::hand::Spot;
use ojkit_rules::partial::domain::Domain;

/// How the rows lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    Nested,
    /// Intervals one after the other, each ending where the next one begins.
    Touching,
    /// Intervals one after the other, with a gap between them.
    Disjoint,
    /// Points on a parabola: corners of their hull, as far as the range has room for squares.
    Convex,
    /// Points within three steps of two opposite corners: nearly on a line, and as far apart as can be.
    Corners,
}

/// Two numbers of each row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pair {
    pub first: VarId,
    pub second: VarId,
    /// Whether the first is at most the second.
    pub is_interval: bool,
    /// How many cells of one array a row has.
    width: usize,
}

/// How far points lie from a corner, at most.
const NEAR: u64 = 3;

/// The intervals and points in the rows of a problem; what are ends of edges is neither.
pub(crate) fn pairs(rules: &Rules) -> Vec<Pair> {
    let is_edge = |var: VarId| rules.graphs().iter().any(|graph: &Joined| graph.ends.contains(&var));
    let all = (0..rules.fields.len()).filter_map(|field| pair(rules, field));
    all.filter(|pair| !is_edge(pair.first)).collect()
}

/// The pair that begins with a field.
fn pair(rules: &Rules, field: usize) -> Option<Pair> {
    let of = &rules.fields[field];
    let is_number = |field: usize| rules.fields[field].cell == Cell::Int && !rules.tags.contains_key(&field);
    is_number(field).then_some(())?;
    let first = rules.cells_of(field);
    let (second, width) = match of.depth {
        1 if of.column.is_some() && (field == 0 || rules.fields[field - 1].parameter != of.parameter) => {
            let is_second = |&next: &usize| {
                next < rules.fields.len() && rules.fields[next].parameter == of.parameter && is_number(next)
            };
            (rules.cells_of(Some(field + 1).filter(is_second)?), 1)
        }
        2 if of.column.is_none() => {
            let width = rules.range_of(rules.length_of(field, 1)).single().filter(|width| *width >= 2)?;
            (first, usize::try_from(width).ok()?)
        }
        _ => return None,
    };
    let is_interval = rules.rules.iter().any(|rule| puts_in_order(&rule.atom, first, second));
    let is_point = (first != second || width == 2) && rules.range_of(first) == rules.range_of(second);
    (is_interval || is_point).then_some(Pair { first, second, is_interval, width })
}

/// Whether a rule says that the first number of each row is at most the second.
fn puts_in_order(atom: &Atom, first: VarId, second: VarId) -> bool {
    let Atom::Compare(Compare { left: Term::Element { var: a, indices: i }, op, right }) = atom else { return false };
    let Term::Element { var: b, indices: j } = right else { return false };
    let is_row = match (&i[..], &j[..]) {
        ([Index::Each(p, 0)], [Index::Each(q, 0)]) => p == q,
        ([Index::Each(p, 0), Index::At(Term::Int(0))], [Index::Each(q, 0), Index::At(Term::Int(1))]) => p == q,
        _ => false,
    };
    (*a, *b) == (first, second) && is_row && matches!(op, Comparison::Less | Comparison::LessEqual)
}

/// The pairs of an input while it is drawn.
#[derive(Debug)]
pub(super) struct Pairs {
    all: Vec<Pair>,
    /// The variables that count rows.
    lengths: Vec<VarId>,
    /// What the first number of the first row could be.
    whole: Domain,
    /// The last length that was chosen.
    rows: u64,
}

impl Pairs {
    /// The pairs in the inputs of a problem, of which none is drawn yet.
    pub fn of(rules: &Rules) -> Pairs {
        let all = pairs(rules);
        let length = |pair: &Pair| rules.length_slot(pair.first);
        let slots: Vec<usize> = all.iter().filter_map(length).collect();
        let counts = |v: &VarId| rules.vars[*v].depth == 0 && slots.contains(&rules.vars[*v].slot);
        let lengths = (0..rules.vars.len()).filter(counts).collect();
        Pairs { all, lengths, whole: Domain::interval(Interval::point(0)), rows: 0 }
    }

    /// Keeps the number of rows in mind.
    pub fn note(&mut self, spot: Spot, x: i64) {
        if self.lengths.contains(&spot.var) {
            self.rows = x.max(0) as u64;
        }
    }

    /// A number of a row in a layout; nothing for what is none of a pair.
    pub fn number(&mut self, layout: Layout, spot: Spot, domain: &Domain, random: &mut Random) -> Option<i64> {
        let pair = *self.all.iter().find(|pair| [pair.first, pair.second].contains(&spot.var))?;
        let flat = spot.start + spot.index;
        let is_first = match flat % pair.width {
            _ if pair.width == 1 => spot.var == pair.first,
            0 => true,
            1 => false,
            _ => return None,
        };
        let (row, rows) = ((flat / pair.width) as u64, self.rows.max(1));
        if is_first && row == 0 {
            self.whole = domain.clone();
        }
        let part = |part: u64, parts: u64| part_of(&self.whole, part, parts);
        let side = u64::from(!is_first);
        Some(domain.nearest(match layout {
            Layout::Nested if is_first => part(row, 2 * rows),
            Layout::Nested => part((2 * rows).saturating_sub(row), 2 * rows),
            Layout::Touching => part(row + side, rows),
            Layout::Disjoint => part(2 * row + side, 2 * rows),
            Layout::Convex => {
                let (from_middle, centre) = (row as i64 - rows as i64 / 2, part(1, 2));
                let most = domain.hi().saturating_sub(domain.lo()).max(0).isqrt();
                let step = from_middle.clamp(-most, most);
                if is_first { centre.saturating_add(step) } else { domain.lo().saturating_add(step * step) }
            }
            Layout::Corners => {
                let off = random.below(NEAR) as i64;
                let is_low = row.count_ones().is_multiple_of(2);
                if is_low { domain.lo().saturating_add(off) } else { domain.hi().saturating_sub(off) }
            }
        }))
    }
}

/// The value that lies `part` of `whole` of the way from the smallest to the largest.
pub(super) fn part_of(domain: &Domain, part: u64, whole: u64) -> i64 {
    let last = domain.count() - 1;
    domain.nth((u128::from(last) * u128::from(part.min(whole)) / u128::from(whole.max(1))) as u64)
}
