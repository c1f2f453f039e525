//! Which bounds of the constraint lines inputs reach, and which no planned input does.

use crate::hand::bounded::field_bytes;
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::{Var, VarKind};
use ojkit_rules::forms::Atom;
use ojkit_rules::{Interval, Rules};
use ojkit_text::number::grouped;
use ojkit_text::size;
use std::slice;

/// The values that planned inputs have.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// By slot.
    scalars: Vec<Interval>,
    /// By variable: of the elements of arrays.
    elements: Vec<Interval>,
}

impl Reach {
    /// Looks at one more input.
    pub fn see(&mut self, rules: &Rules, input: &Input) {
        self.scalars.resize(rules.slots, Interval::EMPTY);
        self.elements.resize(rules.vars.len(), Interval::EMPTY);
        for names in rules.names(input) {
            self.scalars.iter_mut().zip(names).for_each(|(seen, x)| *seen = seen.hull(Interval::point(x)));
        }
        for (v, var) in rules.vars.iter().enumerate().filter(|(_, var)| var.depth > 0) {
            let (VarKind::Length { field, .. } | VarKind::Cells { field }) = var.kind else { continue };
            let all = if rules.repeated_fields[field] { &input.repeats[..] } else { slice::from_ref(&input.fields) };
            let ranges = all.iter().map(|fields| range(&fields[field], &var.kind));
            self.elements[v] = ranges.fold(self.elements[v], Interval::hull);
        }
    }

    /// Looks at what another one has seen.
    pub fn merge(&mut self, other: &Reach) {
        for (own, other) in [(&mut self.scalars, &other.scalars), (&mut self.elements, &other.elements)] {
            own.resize(own.len().max(other.len()), Interval::EMPTY);
            own.iter_mut().zip(other).for_each(|(seen, x)| *seen = seen.hull(*x));
        }
    }

    /// One line for each bound that was not reached, with the largest value that was.
    pub fn unreached(&self, rules: &Rules, size_max: usize) -> Vec<String> {
        let mut notes = Vec::new();
        for (line, var, most, _) in self.all(rules) {
            let line = rules.lines[line].trim();
            let is_cut = is_length(rules, var) && is_large(rules, size_max);
            let why =
                if is_cut { format!(": inputs are kept within {}", size::shown(size_max)) } else { String::new() };
            let name = &rules.vars[var].name;
            notes.push(format!("`{line}`: no input has {name} larger than {}{why}", grouped(most)));
        }
        notes.dedup();
        notes
    }

    /// The largest size, in words; nothing where no line bounds one.
    pub fn largest(&self, rules: &Rules) -> Option<String> {
        let sizes = bounds(rules).filter_map(|(_, term, is_upper, _)| match term {
            Term::Scalar(slot) if is_upper && rules.repeats_slot != Some(*slot) => self.known(rules, term),
            _ => None,
        });
        let (var, most, _) = sizes.min_by_key(|(var, ..)| !matches!(rules.vars[*var].kind, VarKind::Length { .. }))?;
        Some(format!("{} up to {}", rules.vars[var].name, grouped(most.hi)))
    }

    /// What no single test case of a group comes near, in words; of groups without any input nothing.
    pub fn far(&self, rules: &Rules, group: &str) -> Vec<String> {
        let far = self.all(rules).filter_map(|(_, var, most, wanted)| {
            let Var { name, repeated, .. } = &rules.vars[var];
            let is_far = *repeated && most.saturating_mul(2) < wanted;
            let (most, wanted) = (grouped(most), grouped(wanted));
            let why = format!("no single test case has {name} larger than {most}, and up to {wanted} is legal");
            is_far.then(|| format!("group {group}: {why}"))
        });
        let mut notes: Vec<String> = far.collect();
        notes.dedup();
        notes
    }

    /// Each bound that no input reaches: its line, the variable, the largest value, and the one that is wanted.
    fn all(&self, rules: &Rules) -> impl Iterator<Item = (usize, VarId, i128, i128)> {
        bounds(rules).filter_map(|(line, term, is_upper, bound)| {
            let (var, Interval { hi: most, .. }, range) = self.known(rules, term)?;
            let wanted = bound.min(range);
            (is_upper && most < wanted).then_some((line, var, most, wanted))
        })
    }

    /// A variable, its values, and the largest that all lines together leave.
    fn known(&self, rules: &Rules, term: &Term) -> Option<(VarId, Interval, i128)> {
        let seen = |all: &[Interval], at: usize| all.get(at).copied().filter(|seen| !seen.is_empty());
        match term {
            Term::Scalar(slot) => {
                let var = (0..rules.vars.len()).find(|&v| rules.vars[v].depth == 0 && rules.vars[v].slot == *slot)?;
                Some((var, seen(&self.scalars, *slot)?, rules.ranges.scalars[*slot].hi))
            }
            Term::Element { var, indices } if indices.iter().all(Index::is_free) => {
                let is_number = matches!(rules.vars[*var].cell, Cell::Int) || rules.field_of_cells(*var).is_none();
                is_number.then_some(())?;
                Some((*var, seen(&self.elements, *var)?, rules.ranges.elements[*var].hi))
            }
            _ => None,
        }
    }
}

/// The lines that give an end at which the smallest or the largest value of an input is, each with that value.
pub fn ends(rules: &Rules, input: &Input) -> Vec<(String, String)> {
    let mut reach = Reach::default();
    reach.see(rules, input);
    let ends = bounds(rules).filter_map(|(line, term, is_upper, bound)| {
        let (var, Interval { lo, hi }, _) = reach.known(rules, term)?;
        let Var { name, repeated, .. } = &rules.vars[var];
        // Outside a repetition its values are not known.
        let is_there = if is_upper { hi == bound } else { lo == bound && !repeated };
        is_there.then(|| (rules.lines[line].trim().to_owned(), format!("{name} = {}", grouped(bound))))
    });
    ends.collect()
}

/// The ends that lines give, with the line, and whether it is the upper one.
fn bounds(rules: &Rules) -> impl Iterator<Item = (usize, &Term, bool, i128)> {
    let uniform = rules.rules.iter().filter(|rule| rule.reach.uniform && !rule.reach.is_double);
    uniform.flat_map(|rule| {
        let Atom::Compare(compare) = &rule.atom else { return Vec::new() };
        let ends = compare.sides().into_iter().filter_map(|side| match side {
            (term, Comparison::LessEqual, Term::Int(bound)) => Some((rule.line, term, true, *bound)),
            (term, Comparison::Less, Term::Int(bound)) => Some((rule.line, term, true, *bound - 1)),
            (term, Comparison::GreaterEqual, Term::Int(bound)) => Some((rule.line, term, false, *bound)),
            (term, Comparison::Greater, Term::Int(bound)) => Some((rule.line, term, false, *bound + 1)),
            _ => None,
        });
        ends.collect()
    })
}

fn range(value: &Value, kind: &VarKind) -> Interval {
    let hull = |seen: Interval, x: i128| seen.hull(Interval::point(x));
    match *kind {
        VarKind::Length { level, .. } => {
            let lengths = (0..value.ends[level].len()).map(|i| value.range(level, i).len() as i128);
            lengths.fold(Interval::EMPTY, hull)
        }
        _ => value.cells.iter().filter(|&&x| x != NULL).map(|&x| x.into()).fold(Interval::EMPTY, hull),
    }
}

/// Whether it says how long an array is.
fn is_length(rules: &Rules, var: VarId) -> bool {
    let is_same = |other: &Var| other.depth == 0 && other.slot == rules.vars[var].slot;
    let is_of_length = |kind: &VarKind| matches!(kind, VarKind::Length { .. });
    is_of_length(&rules.vars[var].kind)
        || rules.vars[var].depth == 0 && rules.vars.iter().any(|other| is_same(other) && is_of_length(&other.kind))
}

/// Whether arrays that are all as long as can be are larger than an input may be.
fn is_large(rules: &Rules, size_max: usize) -> bool {
    (0..rules.fields.len()).map(|field| field_bytes(rules, field)).fold(0, i64::saturating_add) > size_max as i64
}
