//! Ranges of every name and of every array's elements, and how one rule narrows them.

use crate::expr::comparison::{can_hold, narrow_comparison};
use crate::expr::evaluate::{Known, Target, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::expr::variables::{VarKind, Variables};
use ojkit_model::constraint::Comparison;

/// The longest array that the kit draws where a spec sets no bound of its own.
pub const LENGTH_MAX: i128 = 10_000_000;

/// Ranges of scalars by slot, and of all elements of each array variable together.
#[derive(Debug, Default, PartialEq, serde::Serialize)]
pub struct Ranges {
    /// By slot.
    pub scalars: Vec<Interval>,
    /// By variable; a scalar's is unused.
    pub elements: Vec<Interval>,
}

impl Clone for Ranges {
    fn clone(&self) -> Ranges {
        Ranges { scalars: self.scalars.clone(), elements: self.elements.clone() }
    }

    /// Every choice of a drawing sets them back: their memory is kept.
    fn clone_from(&mut self, other: &Ranges) {
        self.scalars.clone_from(&other.scalars);
        self.elements.clone_from(&other.elements);
    }
}

/// What a rule speaks of, worked out once: drawing narrows ranges for every value that it chooses.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Mentions {
    /// The slots in it.
    pub scalars: Vec<usize>,
    pub arrays: Vec<VarId>,
    /// Whether what it says of an element it says of every element alike.
    pub uniform: bool,
    /// Whether it compares scalars with sums of whole arrays.
    pub aggregate: bool,
}

/// What several rules say together, worked out once.
#[derive(Clone, Debug, Default)]
pub struct Shared {
    /// By variable of depth 1: the slot of its length.
    pub length_slots: Vec<Option<usize>>,
    /// Arrays with the values that a rule lists for every element.
    pub listed: Vec<(VarId, Vec<i64>)>,
}

/// A range has become empty: the rule cannot hold.
pub struct Empty;

/// Evaluates terms over whole ranges: an element stands for every element.
pub struct Hull<'a> {
    ranges: &'a Ranges,
    lengths: &'a [Option<usize>],
    quantifier: Interval,
}

impl Known for Hull<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        self.ranges.scalars[slot]
    }

    fn element(&self, var: VarId, _: Option<usize>) -> Interval {
        self.ranges.elements[var]
    }

    fn cell(&self, _: &Term) -> Option<usize> {
        Some(0)
    }

    fn quantifier(&self, _: usize) -> Interval {
        self.quantifier
    }

    fn sum(&self, var: VarId) -> Interval {
        match self.lengths[var] {
            Some(slot) => {
                let length = self.ranges.scalars[slot];
                let each = self.ranges.elements[var];
                if each.is_empty() { Interval::point(0) } else { length.times(each) }
            }
            None => Interval::ALL,
        }
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        (self.ranges.elements[var], self.ranges.elements[var])
    }
}

/// The ranges while one rule narrows them.
pub struct Narrowing<'a> {
    pub variables: &'a Variables,
    pub shared: &'a Shared,
    pub mentions: &'a Mentions,
    pub ranges: &'a mut Ranges,
}

impl Narrowing<'_> {
    /// The ranges as something that terms can be evaluated over.
    pub fn hull(&self) -> Hull<'_> {
        hull(self.variables, self.shared, self.ranges)
    }

    /// Whether an array variable surely has an element, whatever is chosen within the ranges.
    pub fn has_items(&self, var: VarId) -> bool {
        has_items(self.variables, self.ranges, var)
    }

    /// Narrows the range of a scalar.
    pub fn meet_scalar(&mut self, slot: usize, span: Interval) -> Result<(), Empty> {
        let range = &mut self.ranges.scalars[slot];
        *range = range.meet(span);
        if range.is_empty() { Err(Empty) } else { Ok(()) }
    }

    /// Narrows every element of an array; that none is left is no fault where there may be no element.
    pub fn meet_elements(&mut self, var: VarId, span: Interval) -> Result<(), Empty> {
        let range = self.ranges.elements[var].meet(span);
        self.ranges.elements[var] = range;
        if range.is_empty() && self.has_items(var) { Err(Empty) } else { Ok(()) }
    }

    /// Narrows what a term is, where it is a scalar, or an element that stands for all.
    pub fn meet_direct(&mut self, term: &Term, span: Interval) -> Result<(), Empty> {
        match term {
            Term::Scalar(slot) => self.meet_scalar(*slot, span),
            Term::Element { var, .. } if self.mentions.uniform => self.meet_elements(*var, span),
            _ => Ok(()),
        }
    }

    /// Narrows everything in a comparison.
    pub fn compare(&mut self, comparison: (&Term, Comparison, &Term)) -> Result<(), Empty> {
        let Mentions { scalars, arrays, uniform, aggregate } = self.mentions;
        let filled = arrays.iter().all(|&v| self.has_items(v));
        if (*uniform && filled) || (!uniform && *aggregate) {
            for &slot in scalars {
                let mut range = self.ranges.scalars[slot];
                narrow_comparison(comparison, &self.hull(), Target::Scalar(slot), &mut range);
                self.meet_scalar(slot, range)?;
            }
        }
        if *uniform {
            for &var in arrays {
                let mut range = self.ranges.elements[var];
                narrow_comparison(comparison, &self.hull(), Target::Element(var, 0), &mut range);
                self.meet_elements(var, range)?;
            }
        }
        if !arrays.is_empty() {
            return Ok(());
        }
        let (left, op, right) = comparison;
        let (l, r) = (bounds(left, &self.hull()), bounds(right, &self.hull()));
        if l.is_empty() || r.is_empty() || can_hold(l, op, r) { Ok(()) } else { Err(Empty) }
    }

    /// How many values an element can have, at most.
    pub fn value_count(&self, var: VarId) -> i128 {
        let range = self.ranges.elements[var];
        let all = (range.hi - range.lo + 1).max(0);
        let of_list =
            |values: &[i64]| values.iter().filter(|&&x| range.lo <= x as i128 && x as i128 <= range.hi).count() as i128;
        let listed = self.shared.listed.iter().filter(|(v, _)| *v == var);
        listed.fold(all, |count, (_, values)| count.min(of_list(values)))
    }
}

/// The ranges as something that terms can be evaluated over.
pub fn hull<'a>(variables: &Variables, shared: &'a Shared, ranges: &'a Ranges) -> Hull<'a> {
    let from = variables.indices_from as i128;
    Hull { ranges, lengths: &shared.length_slots, quantifier: Interval { lo: from, hi: from + LENGTH_MAX } }
}

/// Whether an array variable surely has an element, whatever is chosen within the ranges.
pub fn has_items(variables: &Variables, ranges: &Ranges, var: VarId) -> bool {
    let Some(field) = variables.field_of(var) else { return true };
    let has_length = |level: usize| {
        let length = variables.of_field[field][level];
        let range = if level == 0 { ranges.scalars[variables.vars[length].slot] } else { ranges.elements[length] };
        range.lo >= 1
    };
    !variables.tags.contains_key(&field) && (0..variables.vars[var].depth).all(has_length)
}

/// The ranges that types alone give, by the field of cells.
pub fn type_ranges(variables: &Variables, types: &[Interval]) -> Ranges {
    let mut ranges =
        Ranges { scalars: vec![Interval::ALL; variables.slots], elements: vec![Interval::ALL; variables.vars.len()] };
    for (v, var) in variables.vars.iter().enumerate() {
        let range = match var.kind {
            VarKind::Length { .. } | VarKind::Repeats | VarKind::Nodes { .. } => Interval::new(0, LENGTH_MAX),
            VarKind::Shape { .. } => Interval::new(0, 1),
            VarKind::Name => Interval::new(i64::MIN as i128 + 1, i64::MAX as i128),
            VarKind::Cells { field } => types[field],
        };
        if var.depth == 0 {
            ranges.scalars[var.slot] = ranges.scalars[var.slot].meet(range);
        } else {
            ranges.elements[v] = range;
        }
    }
    ranges
}
