//! The values of an input while its rules are checked, with all names worked out.

use super::interval::{Interval, Known, Target, bounds, narrow};
use super::rules::{Atom, Index, Rule, Rules, Term, VarId, VarKind};
use ojkit_model::constraint::Operator;
use ojkit_model::input::{Cell, NULL, Value};

/// The values of one repetition (or of the whole input) with all names known.
pub(crate) struct Frame<'a> {
    pub(super) rules: &'a Rules,
    pub(super) outer: &'a [Value],
    pub(super) inner: Option<&'a [Value]>,
    pub(super) repeat: Option<usize>,
    pub(super) scalars: Vec<i128>,
    pub(super) quantifiers: [i64; QUANTIFIERS],
}

/// More quantifiers than any line has.
pub(crate) const QUANTIFIERS: usize = 8;

impl Known for Frame<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        Interval::point(self.scalars[slot])
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        match cell.and_then(|c| self.value(var, c)) {
            Some(x) => Interval::point(x),
            None => Interval::EMPTY,
        }
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        let Term::Element { var, indices } = term else { return None };
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.rules.vars[*var].kind else {
            return None;
        };
        let value = self.field(field);
        let mut at = 0;
        for (level, index) in indices.iter().enumerate() {
            let i = match index {
                Index::Each(q, offset) => i128::from(self.quantifiers[*q] + offset),
                Index::At(t) => bounds(t, self).single()?,
            };
            let range = value.range(level, at);
            at = range.start + usize::try_from(i).ok().filter(|&i| i < range.len())?;
        }
        Some(at)
    }

    fn quantifier(&self, q: usize) -> Interval {
        Interval::point(i128::from(self.quantifiers[q] + self.rules.indices_from))
    }

    fn sum(&self, var: VarId) -> Interval {
        Interval::point((0..self.count(var)).filter_map(|c| self.value(var, c)).sum())
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        let all = || (0..self.count(var)).filter_map(|c| self.value(var, c));
        let end = |x: Option<i128>| x.map_or(Interval::EMPTY, Interval::point);
        (end(all().min()), end(all().max()))
    }
}

impl<'a> Frame<'a> {
    pub(super) fn field(&self, field: usize) -> &'a Value {
        match self.inner {
            Some(inner) if self.rules.repeated_fields[field] => &inner[field],
            _ => &self.outer[field],
        }
    }

    /// How many elements an array variable has.
    pub(super) fn count(&self, var: VarId) -> usize {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => self.field(field).ends[level].len(),
            VarKind::Cells { field } => self.field(field).cells.len(),
            _ => 1,
        }
    }

    /// One element; none for a column that its row's alternative does not have.
    pub(super) fn value(&self, var: VarId, cell: usize) -> Option<i128> {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => {
                if level > 0 && self.is_absent(field, level, cell) {
                    return None;
                }
                Some(self.field(field).range(level, cell).len() as i128)
            }
            VarKind::Cells { field } => {
                let x = self.field(field).cells[cell];
                (x != NULL).then_some(i128::from(x))
            }
            _ => None,
        }
    }

    pub(super) fn is_absent(&self, field: usize, level: usize, item: usize) -> bool {
        match self.rules.tags.get(&field) {
            Some(&(tag, alternative)) if level == 1 => self.field(tag).cells.get(item) != Some(&alternative),
            _ => false,
        }
    }

    /// A scalar that the input itself states.
    pub(super) fn stated(&self, kind: &VarKind) -> Option<i128> {
        match *kind {
            VarKind::Name | VarKind::Repeats | VarKind::Shape { .. } => None,
            VarKind::Nodes { field } => Some(self.field(field).cells.iter().filter(|&&x| x != NULL).count() as i128),
            VarKind::Length { field, .. } => Some(self.field(field).len() as i128),
            VarKind::Cells { field } => Some(self.field(field).cells.first().map_or(0, |&x| i128::from(x))),
        }
    }

    /// Fills in the scalars: parameters and lengths from the values, names from their definitions.
    pub(super) fn resolve(&mut self) {
        for var in &self.rules.vars {
            if var.depth > 0 || (var.repeated && self.inner.is_none()) {
                continue;
            }
            if let Some(x) = self.stated(&var.kind) {
                self.scalars[var.slot] = x;
            }
        }
        for definition in &self.rules.definitions {
            let rule = &self.rules.rules[definition.rule];
            if rule.repeated && self.inner.is_none() {
                continue;
            }
            self.scalars[definition.slot] = self.define(rule, definition.slot);
        }
    }

    /// The value of a name by its equation; where no element exists to tell it, the smallest that the rules allow.
    pub(super) fn define(&mut self, rule: &Rule, slot: usize) -> i128 {
        let fallback = self.rules.ranges.scalars[slot].lo;
        let Atom::Compare { left, right, .. } = &rule.atom else { return fallback };
        self.quantifiers = [0; QUANTIFIERS];
        for (name, other) in [(left, right), (right, left)] {
            if *name == Term::Scalar(slot) {
                return bounds(other, self).single().unwrap_or(fallback);
            }
        }
        // The name stands inside an expression, as in `edges.length == n - 1`: search the side for it.
        for (side, other) in [(left, right), (right, left)] {
            if side.scalars().contains(&slot)
                && let Some(want) = bounds(other, self).single()
            {
                let unknown = Unknown { frame: self, slot };
                let mut range = Interval::ALL;
                narrow(side, Interval::point(want), &unknown, Target::Scalar(slot), &mut range);
                if let Some(x) = range.single() {
                    return x;
                }
            }
        }
        fallback
    }

    /// A term over numbers with a point, unscaled.
    pub(super) fn float(&self, term: &Term) -> Option<f64> {
        let scale = self.rules.scale as f64;
        let read = |var: VarId, x: i64| match self.rules.vars[var].cell {
            Cell::Double => f64::from_bits(x as u64),
            _ => x as f64,
        };
        Some(match term {
            Term::Int(x) => *x as f64 / scale,
            Term::Scalar(slot) => {
                let var = self.rules.vars.iter().position(|v| v.depth == 0 && v.slot == *slot)?;
                read(var, self.scalars[*slot] as i64)
            }
            Term::Element { var, .. } => read(*var, self.value(*var, self.cell(term)?)? as i64),
            Term::Negate(a) => -self.float(a)?,
            Term::Abs(a) => self.float(a)?.abs(),
            Term::Binary(op, a, b) => {
                let (a, b) = (self.float(a)?, self.float(b)?);
                match op {
                    Operator::Add => a + b,
                    Operator::Subtract => a - b,
                    Operator::Multiply => a * b,
                    _ => return None,
                }
            }
            Term::Min(terms) | Term::Max(terms) => {
                let values = terms.iter().map(|t| self.float(t)).collect::<Option<Vec<f64>>>()?;
                let pick = if matches!(term, Term::Min(_)) { f64::min } else { f64::max };
                values.into_iter().reduce(pick)?
            }
            Term::Sum(var) => {
                (0..self.count(*var)).map(|c| self.value(*var, c).map_or(0.0, |x| read(*var, x as i64))).sum()
            }
            Term::Quantifier(_) | Term::Smallest(_) | Term::Largest(_) => return None,
        })
    }
}

/// Sees everything of a frame but one name.
struct Unknown<'f, 'a> {
    frame: &'f Frame<'a>,
    slot: usize,
}

impl Known for Unknown<'_, '_> {
    fn scalar(&self, slot: usize) -> Interval {
        if slot == self.slot { Interval::ALL } else { self.frame.scalar(slot) }
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        self.frame.element(var, cell)
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        self.frame.cell(term)
    }

    fn quantifier(&self, q: usize) -> Interval {
        self.frame.quantifier(q)
    }

    fn sum(&self, var: VarId) -> Interval {
        self.frame.sum(var)
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        self.frame.extremes(var)
    }
}
