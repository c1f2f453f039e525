//! Which bounds of the constraint lines no planned input reaches.

use crate::hand::bounded::field_bytes;
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Cell, Input, NULL, Value};
use ojkit_rules::Rules;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_text::number::grouped;
use ojkit_text::size;

/// The largest values that planned inputs have.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// By slot.
    scalars: Vec<Option<i128>>,
    /// By variable: of the elements of arrays.
    elements: Vec<Option<i128>>,
}

impl Reach {
    /// Looks at one more input.
    pub fn see(&mut self, rules: &Rules, input: &Input) {
        self.scalars.resize(rules.slots, None);
        self.elements.resize(rules.vars.len(), None);
        for names in rules.names(input) {
            self.scalars.iter_mut().zip(names).for_each(|(most, x)| *most = (*most).max(Some(x)));
        }
        for (v, var) in rules.vars.iter().enumerate().filter(|(_, var)| var.depth > 0) {
            let (VarKind::Length { field, .. } | VarKind::Cells { field }) = var.kind else { continue };
            let values: Vec<&Value> = match rules.repeated_fields[field] {
                true => input.repeats.iter().map(|fields| &fields[field]).collect(),
                false => vec![&input.fields[field]],
            };
            let largest = values.into_iter().filter_map(|value| largest(value, &var.kind)).max();
            self.elements[v] = self.elements[v].max(largest);
        }
    }

    /// Looks at what another one has seen.
    pub fn merge(&mut self, other: &Reach) {
        for (own, other) in [(&mut self.scalars, &other.scalars), (&mut self.elements, &other.elements)] {
            own.resize(own.len().max(other.len()), None);
            own.iter_mut().zip(other).for_each(|(most, x)| *most = (*most).max(*x));
        }
    }

    /// One line for each bound that was not reached, with the largest value that was.
    pub fn unreached(&self, rules: &Rules, size_max: usize) -> Vec<String> {
        let mut notes = Vec::new();
        for Unreached { line, var, most, .. } in self.all(rules) {
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
        let sizes = bounds(rules).filter_map(|(_, term, _)| match term {
            Term::Scalar(slot) if rules.repeats_slot != Some(*slot) => self.known(rules, term),
            _ => None,
        });
        let (var, most, _) = sizes.min_by_key(|(var, ..)| !matches!(rules.vars[*var].kind, VarKind::Length { .. }))?;
        Some(format!("{} up to {}", rules.vars[var].name, grouped(most)))
    }

    /// What no single test case of a group comes near, in words; of groups without any input nothing.
    pub fn far(&self, rules: &Rules, group: &str) -> Vec<String> {
        let is_far = |one: &Unreached| rules.vars[one.var].repeated && one.most.saturating_mul(2) < one.wanted;
        let mut notes: Vec<String> = self
            .all(rules)
            .filter(is_far)
            .map(|Unreached { var, most, wanted, .. }| {
                let name = &rules.vars[var].name;
                let (most, wanted) = (grouped(most), grouped(wanted));
                format!("group {group}: no single test case has {name} larger than {most}, and up to {wanted} is legal")
            })
            .collect();
        notes.dedup();
        notes
    }

    fn all(&self, rules: &Rules) -> impl Iterator<Item = Unreached> {
        bounds(rules).filter_map(|(line, term, bound)| {
            let (var, most, range) = self.known(rules, term)?;
            let wanted = bound.min(range);
            (most < wanted).then_some(Unreached { line, var, most, wanted })
        })
    }

    /// A variable, its largest value, and the largest that all lines together leave.
    fn known(&self, rules: &Rules, term: &Term) -> Option<(VarId, i128, i128)> {
        match term {
            Term::Scalar(slot) => {
                let var = (0..rules.vars.len()).find(|&v| rules.vars[v].depth == 0 && rules.vars[v].slot == *slot)?;
                Some((var, (*self.scalars.get(*slot)?)?, rules.ranges.scalars[*slot].hi))
            }
            Term::Element { var, indices } if indices.iter().all(Index::is_free) => {
                let is_number = matches!(rules.vars[*var].cell, Cell::Int) || rules.field_of_cells(*var).is_none();
                is_number.then_some(())?;
                Some((*var, (*self.elements.get(*var)?)?, rules.ranges.elements[*var].hi))
            }
            _ => None,
        }
    }
}

/// The upper ends that lines give, with the line.
fn bounds(rules: &Rules) -> impl Iterator<Item = (usize, &Term, i128)> {
    let uniform = rules.rules.iter().filter(|rule| rule.reach.uniform && !rule.reach.is_double);
    uniform.flat_map(|rule| {
        let Atom::Compare(compare) = &rule.atom else { return Vec::new() };
        let upper = compare.sides().into_iter().filter_map(|side| match side {
            (term, Comparison::LessEqual, Term::Int(bound)) => Some((rule.line, term, *bound)),
            (term, Comparison::Less, Term::Int(bound)) => Some((rule.line, term, *bound - 1)),
            _ => None,
        });
        upper.collect()
    })
}

/// A bound that no input reaches.
struct Unreached {
    line: usize,
    var: VarId,
    most: i128,
    wanted: i128,
}

fn largest(value: &Value, kind: &VarKind) -> Option<i128> {
    match *kind {
        VarKind::Length { level, .. } => {
            (0..value.ends[level].len()).map(|i| value.range(level, i).len() as i128).max()
        }
        _ => value.cells.iter().filter(|&&x| x != NULL).max().map(|&x| x.into()),
    }
}

/// Whether it says how long an array is.
fn is_length(rules: &Rules, var: VarId) -> bool {
    let is_same = |other: &ojkit_rules::expr::variables::Var| other.depth == 0 && other.slot == rules.vars[var].slot;
    let is_of_length = |kind: &VarKind| matches!(kind, VarKind::Length { .. });
    is_of_length(&rules.vars[var].kind)
        || rules.vars[var].depth == 0 && rules.vars.iter().any(|other| is_same(other) && is_of_length(&other.kind))
}

/// Whether arrays that are all as long as can be are larger than an input may be.
fn is_large(rules: &Rules, size_max: usize) -> bool {
    (0..rules.fields.len()).map(|field| field_bytes(rules, field)).fold(0, i64::saturating_add) > size_max as i64
}
