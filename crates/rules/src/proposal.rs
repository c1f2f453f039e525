//! What could be changed in a legal input so that it breaks a rule: what a form of constraint proposes.

use crate::expr::evaluate::{Assuming, Known, Target};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::VarKind;
use crate::narrowing::Ranges;
use crate::values::Values;
use ojkit_model::input::{Cell, NULL};

/// The repetition that an edit is made in; none for what stands outside the block.
pub type Scope = Option<usize>;

/// One change.
#[derive(Clone, Debug)]
pub enum Edit {
    /// Another value of one cell.
    Cell {
        field: usize,
        /// The cell, counted over the whole field.
        cell: usize,
        /// The new value.
        value: i64,
    },
    /// Another value of a scalar, and of everything that always equals it.
    Slot {
        slot: usize,
        /// The new value.
        value: i64,
    },
    /// Another number of items, of all columns where there are some.
    Length {
        field: usize,
        /// The depth at which the items lie.
        level: usize,
        /// The item, counted over its depth.
        index: usize,
        /// The new number of items.
        length: i64,
    },
    /// Other cells of an innermost item.
    Item {
        field: usize,
        /// The depth at which the items lie.
        level: usize,
        /// The item, counted over its depth.
        index: usize,
        /// The new cells.
        cells: Vec<i64>,
    },
    /// The item at depth `level` once more in the place of another.
    Repeat {
        field: usize,
        /// The depth at which the items lie.
        level: usize,
        /// The source.
        from: usize,
        /// The place that is overwritten.
        to: usize,
    },
    /// The value of another field.
    Copy {
        /// The source.
        from: usize,
        /// The place that is overwritten.
        to: usize,
    },
}

/// Some edits that may give a near miss.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What was done to the legal input, for a person.
    pub reason: String,
    /// The edits, each with its repetition, made in order.
    pub edits: Vec<(Scope, Edit)>,
    /// Names that must keep their values: those that follow from what is changed could make the rule hold again.
    pub fixed: Vec<usize>,
    /// Whether it counts only if the rule is broken by it.
    pub must_break: bool,
}

/// Proposals for one rule under some values of its quantifiers.
pub struct Near<'n, 'a> {
    /// The legal input.
    pub values: &'n Values<'a>,
    /// What the rule speaks of.
    pub terms: Vec<&'n Term>,
    /// The scalars outside, then those of each repetition.
    pub names: &'n [Vec<i128>],
    /// What types and rules leave.
    pub ranges: &'n Ranges,
    /// What was proposed so far.
    pub proposals: Vec<Proposal>,
}

impl<'n, 'a> Near<'n, 'a> {
    /// Proposes edits in the repetition that is looked at.
    pub fn propose(&mut self, reason: &str, edits: Vec<Edit>) {
        let edits = edits.into_iter().map(|edit| (self.values.repeat, edit)).collect();
        self.proposals.push(Proposal { reason: reason.to_string(), edits, fixed: Vec::new(), must_break: false });
    }

    /// Proposes edits that break the rule perhaps.
    pub fn try_edits(&mut self, reason: &str, edits: Vec<Edit>) {
        self.propose(reason, edits);
        self.proposals.iter_mut().next_back().into_iter().for_each(|proposal| proposal.must_break = true);
    }

    /// Whether a target stands in the rule in one place only, so that another value there is what changes.
    pub fn stands_once(&self, target: Target) -> bool {
        occurrences(&self.terms, target, self.values) == 1
    }

    /// Sees everything but the value that is to be changed.
    pub fn hiding(&self, target: Option<Target>) -> Assuming<'n, Values<'a>> {
        Assuming { known: self.values, target, value: Interval::ALL }
    }

    /// Gives a scalar or an element another value that breaks the rule by itself.
    pub fn set(&mut self, target: Target, value: i128, reason: &str) {
        let Ok(value) = i64::try_from(value) else { return };
        if !self.stands_once(target) {
            return;
        }
        let vars = &self.values.variables.vars;
        let name = match target {
            Target::Scalar(slot) => {
                let var = vars.iter().find(|v| v.depth == 0 && v.slot == slot);
                let Some(var) = var.filter(|v| fits(v.cell, value)) else { return };
                var.name.clone()
            }
            Target::Element(var, cell) => {
                let is_cell = matches!(vars[var].kind, VarKind::Cells { .. });
                if is_cell && (self.values.value(var, cell).is_none() || !fits(vars[var].cell, value)) {
                    return;
                }
                self.values.name_of(var, cell)
            }
        };
        let Some(edit) = self.edit_of(target, value) else { return };
        let mut fixed: Vec<usize> = self.terms.iter().flat_map(|term| term.scalars()).collect();
        fixed.retain(|&slot| target != Target::Scalar(slot));
        self.propose(&format!("{name}: {reason}"), vec![edit]);
        self.proposals.iter_mut().next_back().into_iter().for_each(|proposal| proposal.fixed.clone_from(&fixed));
    }

    /// The edit that gives a scalar or an element a value.
    pub fn edit_of(&self, target: Target, value: i64) -> Option<Edit> {
        match target {
            Target::Scalar(slot) => Some(Edit::Slot { slot, value }),
            Target::Element(var, cell) => match self.values.variables.vars[var].kind {
                VarKind::Length { field, level } => Some(Edit::Length { field, level, index: cell, length: value }),
                VarKind::Cells { field } => Some(Edit::Cell { field, cell, value }),
                _ => None,
            },
        }
    }
}

/// The first and the last of so many.
pub fn ends(count: usize) -> impl Iterator<Item = usize> {
    (0..count.min(1)).chain((count > 1).then_some(count.saturating_sub(1)))
}

/// Whether a cell of this kind can hold the value at all, and be written.
pub fn fits(cell: Cell, value: i64) -> bool {
    match cell {
        Cell::Int => value != NULL,
        Cell::Bool => value == 0 || value == 1,
        Cell::Char => (0x20..0x7f).contains(&value),
        Cell::Double | Cell::Tag => false,
    }
}

/// The scalar or element that a term is.
pub fn leaf(term: &Term, values: &Values) -> Option<Target> {
    match term {
        Term::Scalar(slot) => Some(Target::Scalar(*slot)),
        Term::Element { var, .. } => values.cell(term).map(|cell| Target::Element(*var, cell)),
        _ => None,
    }
}

/// The scalars and elements that some terms are made of, those inside an index left out.
pub fn leaves(terms: &[&Term], values: &Values) -> Vec<Target> {
    let mut found = Vec::new();
    let mut open = terms.to_vec();
    while let Some(term) = open.pop() {
        match term {
            Term::Negate(a) | Term::Abs(a) => open.push(a),
            Term::Binary(_, a, b) => open.extend([&**a, &**b]),
            Term::Min(terms) | Term::Max(terms) => open.extend(terms),
            Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) => {
                found.extend(ends(values.count(*var)).map(|cell| Target::Element(*var, cell)));
            }
            _ => found.extend(leaf(term, values)),
        }
    }
    found
}

/// How often a rule speaks of a scalar or element, also inside an index; changing a length speaks of all that is counted.
fn occurrences(terms: &[&Term], target: Target, values: &Values) -> usize {
    let rules = values.variables;
    let parameter_of = |var: VarId| rules.field_of(var).map(|field| rules.fields[field].parameter);
    let is_length = |v: VarId| matches!(rules.vars[v].kind, VarKind::Length { .. });
    let resized: Vec<usize> = match target {
        Target::Element(var, _) if is_length(var) => parameter_of(var).into_iter().collect(),
        Target::Element(..) => Vec::new(),
        Target::Scalar(slot) => (0..rules.vars.len())
            .filter(|&v| rules.vars[v].depth == 0 && rules.vars[v].slot == slot && is_length(v))
            .filter_map(parameter_of)
            .collect(),
    };
    let mut count = 0;
    for term in terms {
        term.visit(&mut |t| {
            count += match t {
                Term::Scalar(slot) => usize::from(target == Target::Scalar(*slot)),
                Term::Element { var, indices } => {
                    let same = leaf(t, values) == Some(target);
                    let moved = parameter_of(*var).is_some_and(|p| resized.contains(&p)) && !same;
                    let places = indices.iter().filter(|i| matches!(i, Index::At(Term::Scalar(_)))).count();
                    usize::from(same) + usize::from(moved) * (1 + places)
                }
                Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) => {
                    let same = matches!(target, Target::Element(v, _) if v == *var);
                    let moved = parameter_of(*var).is_some_and(|p| resized.contains(&p)) && !same;
                    usize::from(same) + usize::from(moved)
                }
                _ => 0,
            };
        });
    }
    count
}
