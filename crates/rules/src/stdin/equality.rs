//! Lengths and bound names from the equalities that the constraints state.
//!
//! A layout reads values in its own order, so that what is known differs from place to place. At each place an equality is solved for
//! what is wanted: the side that holds it is turned inside out, and whatever else stands there must be known, or be settled by another
//! equality in turn.

use crate::bind;
use crate::expr::evaluate::{Known, bounds};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::{Var, VarKind, Variables};
use ojkit_model::constraint::Operator;
use ojkit_model::input::{Cell, Value};
use ojkit_model::problem::Problem;

/// More steps than this are not spent on one unknown, so that a tangle of equalities cannot take forever.
const STEPS_MAX: usize = 20_000;

/// A problem's variables, and all equalities that its lines state between them.
pub(super) struct Equalities {
    variables: Variables,
    pairs: Vec<(Term, Term)>,
}

/// What can be read off at some point of a layout.
pub(super) struct Read {
    /// Which fields have been read completely.
    pub(super) fields: Vec<bool>,
    /// Which bound names have been read.
    pub(super) names: Vec<VarId>,
}

/// The values that terms speak of.
pub(super) struct Scope<'a> {
    pub(super) vars: &'a [Var],
    /// The innermost values: those of a repetition, or the input's own.
    pub(super) values: &'a [Value],
    /// Inside a repetition: the input's own values, and which fields are the repetition's.
    pub(super) outer: Option<(&'a [Value], &'a [bool])>,
    /// The bound names that have been read.
    pub(super) names: &'a [(VarId, i64)],
}

impl Scope<'_> {
    /// The number; nothing where it is past all bounds, divided by zero, or of a value that is not there.
    pub(super) fn evaluate(&self, term: &Term) -> Option<i128> {
        bounds(term, self).single()
    }

    fn value(&self, field: usize) -> &Value {
        match self.outer {
            Some((outer, repeated)) if !repeated[field] => &outer[field],
            _ => &self.values[field],
        }
    }
}

impl Known for Scope<'_> {
    fn scalar(&self, var: usize) -> Interval {
        let value = match self.vars[var].kind {
            VarKind::Cells { field } => self.value(field).cells.first().map(|&cell| i128::from(cell)),
            VarKind::Length { field, .. } => Some(self.value(field).len() as i128),
            _ => self.names.iter().find(|(name, _)| *name == var).map(|&(_, value)| i128::from(value)),
        };
        value.map_or(Interval::EMPTY, Interval::point)
    }

    /// The common length of a field's rows; 0 without rows.
    fn element(&self, var: VarId, _: Option<usize>) -> Interval {
        let VarKind::Length { field, .. } = self.vars[var].kind else { return Interval::EMPTY };
        let ends = self.value(field).ends.get(1);
        Interval::point(ends.and_then(|ends| ends.first()).map_or(0, |&end| i128::from(end)))
    }
}

/// The variable that a term is: a scalar, or the length of every row.
fn variable(term: &Term) -> Option<VarId> {
    match term {
        Term::Scalar(var) => Some(*var),
        Term::Element { var, indices } if matches!(&indices[..], [index] if index.is_free()) => Some(*var),
        _ => None,
    }
}

fn contains(term: &Term, unknown: VarId) -> bool {
    term.any(|part| variable(part) == Some(unknown))
}

/// Whether a term may differ from row to row.
fn varies(term: &Term) -> bool {
    term.any(|part| match part {
        Term::Element { indices, .. } => indices.iter().any(|index| matches!(index, Index::Each(..))),
        part => matches!(part, Term::Quantifier(_)),
    })
}

impl Equalities {
    /// Collects them.
    pub(super) fn of(problem: &Problem) -> Equalities {
        let (variables, pairs) = bind::equalities(problem);
        Equalities { variables, pairs }
    }

    pub(super) fn vars(&self) -> &[Var] {
        &self.variables.vars
    }

    /// The length of a field at a level: of the whole, or of every row; nothing where it has none.
    pub(super) fn length_of(&self, field: usize, level: usize) -> Option<VarId> {
        self.variables.of_field[field].get(level).copied().filter(|&var| self.vars()[var].depth == level)
    }

    /// The variable of a name of the layout that is no parameter.
    pub(super) fn named(&self, name: &str) -> Option<VarId> {
        let is_name = |var: &Var| matches!(var.kind, VarKind::Name | VarKind::Repeats) && var.name == name;
        self.vars().iter().position(is_name)
    }

    /// Whether one expression is the length of every row of this field, so that its rows have a fixed width.
    pub(super) fn fix_width(&self, field: usize) -> bool {
        let Some(inner) = self.length_of(field, 1) else { return false };
        self.sides().any(|(left, right)| variable(left) == Some(inner) && !varies(right))
    }

    /// The term for an unknown in what is known; nothing where no equality settles it.
    pub(super) fn settle(&self, unknown: VarId, read: &Read) -> Option<Term> {
        self.search(unknown, read, &mut Vec::new(), &mut 0)
    }

    fn sides(&self) -> impl Iterator<Item = (&Term, &Term)> {
        self.pairs.iter().flat_map(|(left, right)| [(left, right), (right, left)])
    }

    fn is_read(&self, var: VarId, read: &Read) -> bool {
        match self.vars()[var].kind {
            VarKind::Cells { field } => read.fields[field] && self.vars()[var].cell == Cell::Int,
            VarKind::Length { field, .. } => read.fields[field],
            _ => read.names.contains(&var),
        }
    }

    fn search(&self, unknown: VarId, read: &Read, open: &mut Vec<VarId>, steps: &mut usize) -> Option<Term> {
        if self.is_read(unknown, read) {
            return Some(match self.vars()[unknown].depth {
                0 => Term::Scalar(unknown),
                _ => Term::Element { var: unknown, indices: vec![Index::At(Term::Int(0))] },
            });
        }
        if open.contains(&unknown) || *steps > STEPS_MAX {
            return None;
        }
        open.push(unknown);
        let found = self.sides().find_map(|(left, right)| {
            *steps += 1;
            if !contains(left, unknown) {
                return None;
            }
            let right = self.known(right, unknown, read, open, steps)?;
            self.isolate(left, right, unknown, read, open, steps)
        });
        open.pop();
        found
    }

    /// Solves `left == right` for the unknown, which stands once in `left`.
    fn isolate(
        &self,
        left: &Term,
        right: Term,
        unknown: VarId,
        read: &Read,
        open: &mut Vec<VarId>,
        steps: &mut usize,
    ) -> Option<Term> {
        match left {
            Term::Negate(inner) => self.isolate(inner, Term::Negate(Box::new(right)), unknown, read, open, steps),
            Term::Binary(operator, a, b) => {
                let in_a = contains(a, unknown);
                let (inside, other) = if in_a { (a, b) } else { (b, a) };
                let other = Box::new(self.known(other, unknown, read, open, steps)?);
                let right = Box::new(right);
                let moved = match (operator, in_a) {
                    (Operator::Add, _) => Term::Binary(Operator::Subtract, right, other),
                    (Operator::Subtract, true) => Term::Binary(Operator::Add, right, other),
                    (Operator::Subtract, false) => Term::Binary(Operator::Subtract, other, right),
                    (Operator::Multiply, _) => Term::Binary(Operator::Divide, right, other),
                    _ => return None,
                };
                self.isolate(inside, moved, unknown, read, open, steps)
            }
            left => (variable(left) == Some(unknown)).then_some(right),
        }
    }

    /// A term with everything in it settled; nothing where it speaks of the target or of what nothing settles.
    fn known(&self, term: &Term, target: VarId, read: &Read, open: &mut Vec<VarId>, steps: &mut usize) -> Option<Term> {
        let mut settled = |term: &Term| self.known(term, target, read, open, steps).map(Box::new);
        match term {
            Term::Int(value) => Some(Term::Int(*value)),
            Term::Negate(inner) => Some(Term::Negate(settled(inner)?)),
            Term::Binary(operator, a, b) => Some(Term::Binary(*operator, settled(a)?, settled(b)?)),
            term => {
                let var = variable(term).filter(|&var| var != target)?;
                self.search(var, read, open, steps)
            }
        }
    }
}

/// A term as a person would write it.
pub(super) fn label(term: &Term, vars: &[Var]) -> String {
    match term {
        Term::Int(value) => value.to_string(),
        Term::Scalar(var) | Term::Element { var, .. } => vars[*var].name.clone(),
        Term::Negate(inner) => format!("-{}", label(inner, vars)),
        Term::Binary(operator, left, right) => {
            let sign = match operator {
                Operator::Add => "+",
                Operator::Subtract => "-",
                Operator::Multiply => "*",
                Operator::Divide => "/",
                Operator::Modulo => "%",
                Operator::Power => "^",
            };
            format!("{} {sign} {}", label(left, vars), label(right, vars))
        }
        _ => String::new(),
    }
}
