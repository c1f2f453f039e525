//! What an expression's bounds are, and what they say about one of its parts.
//!
//! The narrowing is the hull consistency of interval constraint solvers (Benhamou, Goualard, Granvilliers, Puget:
//! "Revising Hull and Box Consistency", 1999): evaluate upwards, project downwards. It never removes a legal value.

use super::interval::{FAR, Interval, multiply};
use super::term::{Index, QUANTIFIERS, Term, VarId};
use ojkit_model::constraint::Operator;
use ojkit_model::input::Value;

/// What is known of names and elements while an input is read or drawn.
pub trait Known {
    fn scalar(&self, slot: usize) -> Interval;
    /// Bounds of an element; empty where the index lies outside the array or the element is absent.
    fn element(&self, var: VarId, cell: Option<usize>) -> Interval;
    /// The flat index of an element under the current quantifiers; none where it lies outside.
    fn cell(&self, _term: &Term) -> Option<usize> {
        None
    }
    fn quantifier(&self, _index: usize) -> Interval {
        Interval::EMPTY
    }
    fn sum(&self, _var: VarId) -> Interval {
        Interval::EMPTY
    }
    /// Bounds of the smallest and of the largest element.
    fn extremes(&self, _var: VarId) -> (Interval, Interval) {
        (Interval::EMPTY, Interval::EMPTY)
    }
    /// Whether everything has its value, so that what has none never will.
    fn is_complete(&self) -> bool {
        false
    }
    /// How many elements are open and the sum of those that have a value, where elements get theirs one by one.
    fn growing(&self, _var: VarId) -> Option<Growing> {
        None
    }
}

/// An array whose elements get their values one by one.
pub struct Growing {
    /// How many elements still get a value.
    pub open: usize,
    /// The sum of those that have one.
    pub sum: i128,
}

/// What is to be narrowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Scalar(usize),
    Element(VarId, usize),
}

/// Sees everything as something else does but one scalar or element.
pub struct Assuming<'k, K> {
    pub known: &'k K,
    /// The scalar or element that is assumed to have the value.
    pub target: Option<Target>,
    pub value: Interval,
}

impl<K: Known> Known for Assuming<'_, K> {
    fn scalar(&self, slot: usize) -> Interval {
        if self.target == Some(Target::Scalar(slot)) { self.value } else { self.known.scalar(slot) }
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        let is_target = cell.is_some_and(|c| self.target == Some(Target::Element(var, c)));
        if is_target { self.value } else { self.known.element(var, cell) }
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        self.known.cell(term)
    }

    fn quantifier(&self, q: usize) -> Interval {
        self.known.quantifier(q)
    }

    fn sum(&self, var: VarId) -> Interval {
        self.known.sum(var)
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        self.known.extremes(var)
    }
}

/// The flat index of an element behind these indices of a field's value; none where it lies outside.
pub fn cell_of(
    indices: &[Index],
    value: &Value,
    quantifiers: &[i64; QUANTIFIERS],
    known: &impl Known,
) -> Option<usize> {
    let mut at = 0;
    for (level, index) in indices.iter().enumerate() {
        let i = match index {
            Index::Each(q, offset) => i128::from(quantifiers[*q] + offset),
            Index::At(t) => bounds(t, known).single()?,
        };
        if at >= value.ends[level].len() {
            return None;
        }
        let range = value.range(level, at);
        at = range.start + usize::try_from(i).ok().filter(|&i| i < range.len())?;
    }
    Some(at)
}

/// The values that a term can take.
pub fn bounds(term: &Term, known: &impl Known) -> Interval {
    match term {
        Term::Int(x) => Interval::point(*x),
        Term::Scalar(slot) => known.scalar(*slot),
        Term::Element { var, .. } => known.element(*var, known.cell(term)),
        Term::Quantifier(q) => known.quantifier(*q),
        Term::Negate(a) => bounds(a, known).negate(),
        Term::Abs(a) => bounds(a, known).abs(),
        Term::Binary(op, a, b) => {
            let (x, y) = (bounds(a, known), bounds(b, known));
            if x.is_empty() || y.is_empty() {
                return Interval::EMPTY;
            }
            match op {
                Operator::Add => x.plus(y),
                Operator::Subtract => x.subtract(y),
                Operator::Multiply => x.times(y),
                Operator::Divide => x.divide(y),
                Operator::Modulo => x.modulo(y),
                Operator::Power => x.power(y),
            }
        }
        Term::Sum(var) => known.sum(*var),
        Term::Smallest(var) => known.extremes(*var).0,
        Term::Largest(var) => known.extremes(*var).1,
        Term::Min(terms) | Term::Max(terms) => {
            let smallest = matches!(term, Term::Min(_));
            let mut all = terms.iter().map(|t| bounds(t, known));
            let first = all.next().unwrap_or(Interval::EMPTY);
            all.fold(first, |a, b| {
                if smallest {
                    Interval { lo: a.lo.min(b.lo), hi: a.hi.min(b.hi) }
                } else {
                    Interval { lo: a.lo.max(b.lo), hi: a.hi.max(b.hi) }
                }
            })
        }
    }
}

/// Narrows `out` to the values of the target with which the term can lie in `want`.
pub fn narrow(term: &Term, want: Interval, known: &impl Known, target: Target, out: &mut Interval) {
    if want == Interval::ALL {
        return;
    }
    match term {
        Term::Int(_) | Term::Quantifier(_) => {}
        Term::Scalar(slot) => {
            if target == Target::Scalar(*slot) {
                *out = out.meet(want);
            }
        }
        Term::Element { var, .. } => {
            if let Target::Element(v, cell) = target
                && v == *var
                && known.cell(term) == Some(cell)
            {
                *out = out.meet(want);
            }
        }
        Term::Negate(a) => narrow(a, want.negate(), known, target, out),
        Term::Abs(a) => {
            let inside = bounds(a, known);
            let reach = Interval { lo: -want.hi, hi: want.hi };
            let side = if inside.lo > -want.lo {
                Interval { lo: want.lo, hi: FAR }
            } else if inside.hi < want.lo {
                Interval { lo: -FAR, hi: -want.lo }
            } else {
                Interval::ALL
            };
            narrow(a, reach.meet(side), known, target, out);
        }
        Term::Binary(op, a, b) => narrow_operands(*op, (a, b), want, known, target, out),
        Term::Sum(var) => {
            if let Target::Element(v, cell) = target
                && v == *var
            {
                let own = known.element(*var, Some(cell));
                let all = known.sum(*var);
                let others = Interval { lo: all.lo - own.lo, hi: all.hi - own.hi };
                *out = out.meet(want.subtract(others));
            }
        }
        Term::Smallest(var) | Term::Largest(var) => {
            if let Target::Element(v, _) = target
                && v == *var
            {
                let all = if matches!(term, Term::Smallest(_)) {
                    Interval { lo: want.lo, hi: FAR }
                } else {
                    Interval { lo: -FAR, hi: want.hi }
                };
                *out = out.meet(all);
            }
        }
        Term::Min(terms) | Term::Max(terms) => {
            let all = if matches!(term, Term::Min(_)) {
                Interval { lo: want.lo, hi: FAR }
            } else {
                Interval { lo: -FAR, hi: want.hi }
            };
            for t in terms {
                narrow(t, all, known, target, out);
            }
        }
    }
}

fn narrow_operands(
    op: Operator,
    (a, b): (&Term, &Term),
    want: Interval,
    known: &impl Known,
    target: Target,
    out: &mut Interval,
) {
    let (x, y) = (bounds(a, known), bounds(b, known));
    if x.is_empty() || y.is_empty() {
        return;
    }
    match op {
        Operator::Add => {
            narrow(a, want.subtract(y), known, target, out);
            narrow(b, want.subtract(x), known, target, out);
        }
        Operator::Subtract => {
            narrow(a, want.plus(y), known, target, out);
            narrow(b, x.subtract(want), known, target, out);
        }
        Operator::Multiply => {
            narrow(a, want.factor(y), known, target, out);
            narrow(b, want.factor(x), known, target, out);
        }
        Operator::Divide => {
            if y.lo > 0 {
                // Rounded towards zero: a quotient of 0 is met by everything less than the divisor from 0.
                let lo = if want.lo <= 0 { multiply(want.lo, y.hi) - (y.hi - 1) } else { multiply(want.lo, y.lo) };
                let hi = if want.hi >= 0 { multiply(want.hi, y.hi) + (y.hi - 1) } else { multiply(want.hi, y.lo) };
                narrow(a, Interval::new(lo, hi), known, target, out);
            }
        }
        // What they leave is no range: where single values matter, rules with them are tried value by value (`must_be_tried`).
        Operator::Modulo | Operator::Power => {}
    }
}

/// Whether a term is the target itself.
pub fn is_direct(term: &Term, known: &impl Known, target: Target) -> bool {
    match (term, target) {
        (Term::Scalar(s), Target::Scalar(t)) => *s == t,
        (Term::Element { var, .. }, Target::Element(v, cell)) => *var == v && known.cell(term) == Some(cell),
        _ => false,
    }
}

/// Whether the target stands in a term.
pub fn mentions(term: &Term, known: &impl Known, target: Target) -> bool {
    term.any(|t| match (t, target) {
        (Term::Sum(var) | Term::Smallest(var) | Term::Largest(var), Target::Element(v, _)) => *var == v,
        _ => is_direct(t, known, target),
    })
}
