//! An input while it is being drawn: what is fixed, and what is known of the rest.

use super::appear::Seen;
use super::count::{Open, Tally};
use super::narrow::Occurring;
use super::recent::Recent;
use super::within::{Lying, Slope};
use crate::validate::interval::{Interval, Known, bounds};
use crate::validate::rules::{Index, Rules, Term, VarId, VarKind};
use ojkit_model::input::{Cell, NULL, Value};
use std::sync::MutexGuard;

/// More quantifiers than any line has.
const QUANTIFIERS: usize = 8;

/// The state of one drawing.
pub(super) struct Canvas<'a> {
    pub rules: &'a Rules,
    /// Fields outside the repeated block.
    pub outer: Vec<Value>,
    /// Fields of the repetition that is being drawn.
    pub inner: Vec<Value>,
    /// Which repetition that is.
    pub repeat: Option<usize>,
    /// By slot; a point when it is drawn.
    pub scalars: Vec<Interval>,
    /// By variable: what every element may be.
    pub base: Vec<Interval>,
    /// By variable: what single elements may be, where rules between elements say more.
    pub cells: Vec<Vec<Interval>>,
    /// By variable: the sum of what is drawn, kept only where a rule asks for it.
    pub sums: Vec<i128>,
    /// By field: where a tree has nodes, once that is drawn.
    pub shapes: Vec<Vec<bool>>,
    /// By field: how many nodes a tree has from each place on.
    pub nodes_left: Vec<Vec<usize>>,
    /// By rule: what it has counted of the group that is being drawn; empty where nothing counts.
    pub tallies: Vec<Tally>,
    /// Brackets of the text that is being drawn.
    pub open: Open,
    /// By rule: how often the values of the group that is being drawn are there so far.
    pub seen: Vec<Seen>,
    /// By rule: where the array that is being drawn lies in another one.
    pub lying: Vec<Lying>,
    /// By variable: where it stands in the rules that were asked.
    pub occurring: Vec<Vec<Occurring<'a>>>,
    /// By variable: whether the array that is being drawn has fallen.
    pub slopes: Vec<Slope>,
    pub quantifiers: [i64; QUANTIFIERS],
    /// What earlier drawings worked out, where it may be used.
    pub recent: Option<MutexGuard<'a, Recent>>,
}

impl Known for Canvas<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        self.scalars[slot]
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        let Some(cell) = cell else { return Interval::EMPTY };
        if cell < self.done(var) {
            return self.value(var, cell).map_or(Interval::EMPTY, Interval::point);
        }
        self.cells[var].get(cell).copied().unwrap_or(self.base[var])
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
            if at >= value.ends[level].len() {
                return None;
            }
            let range = value.range(level, at);
            at = range.start + usize::try_from(i).ok().filter(|&i| i < range.len())?;
        }
        Some(at)
    }

    fn quantifier(&self, q: usize) -> Interval {
        Interval::point(i128::from(self.quantifiers[q] + self.rules.indices_from))
    }

    fn sum(&self, var: VarId) -> Interval {
        let left = self.open_cells(var) as i128;
        let rest = if left == 0 { Interval::point(0) } else { self.base[var].times(Interval::point(left)) };
        Interval::point(self.sums[var]).plus(rest)
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        let done = (0..self.done(var)).filter_map(|c| self.value(var, c));
        let (lo, hi) = (done.clone().min(), done.max());
        let open = self.done(var) < self.total(var);
        let base = self.base[var];
        let smallest = match (lo, open) {
            (Some(lo), true) => Interval { lo: lo.min(base.lo), hi: lo.min(base.hi) },
            (Some(lo), false) => Interval::point(lo),
            (None, true) => base,
            (None, false) => Interval::EMPTY,
        };
        let largest = match (hi, open) {
            (Some(hi), true) => Interval { lo: hi.max(base.lo), hi: hi.max(base.hi) },
            (Some(hi), false) => Interval::point(hi),
            (None, true) => base,
            (None, false) => Interval::EMPTY,
        };
        (smallest, largest)
    }
}

impl<'a> Canvas<'a> {
    pub fn new(rules: &'a Rules, outer: Vec<Value>) -> Canvas<'a> {
        Canvas {
            rules,
            outer,
            inner: Vec::new(),
            repeat: None,
            scalars: rules.ranges.scalars.clone(),
            base: rules.ranges.elements.clone(),
            cells: vec![Vec::new(); rules.vars.len()],
            sums: vec![0; rules.vars.len()],
            shapes: vec![Vec::new(); rules.fields.len()],
            nodes_left: vec![Vec::new(); rules.fields.len()],
            tallies: Vec::new(),
            open: Open::default(),
            seen: Vec::new(),
            lying: Vec::new(),
            occurring: vec![Vec::new(); rules.vars.len()],
            slopes: vec![Slope::default(); rules.vars.len()],
            quantifiers: [0; QUANTIFIERS],
            recent: None,
        }
    }

    pub fn field(&self, field: usize) -> &Value {
        if self.rules.repeated_fields[field] { &self.inner[field] } else { &self.outer[field] }
    }

    pub fn field_mut(&mut self, field: usize) -> &mut Value {
        if self.rules.repeated_fields[field] { &mut self.inner[field] } else { &mut self.outer[field] }
    }

    /// How many elements of an array variable are drawn.
    pub fn done(&self, var: VarId) -> usize {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => self.field(field).ends[level].len(),
            VarKind::Cells { field } => self.field(field).cells.len(),
            _ => 0,
        }
    }

    /// How many elements an array variable will have; 0 while the lengths around it are open.
    pub fn total(&self, var: VarId) -> usize {
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.rules.vars[var].kind else { return 0 };
        match self.rules.vars[var].depth {
            0 => 1,
            depth => self.field(field).ends[depth - 1].last().map_or(0, |&n| n as usize),
        }
    }

    /// How many elements are still to be drawn that will have a value.
    pub fn open_cells(&self, var: VarId) -> usize {
        let (done, total) = (self.done(var), self.total(var));
        match self.rules.vars[var].kind {
            VarKind::Cells { field } if self.shapes[field].len() == total && total > 0 => {
                self.nodes_left[field][done.min(total)]
            }
            _ => total.saturating_sub(done),
        }
    }

    /// A drawn element; none where the row's alternative has no such column.
    pub fn value(&self, var: VarId, cell: usize) -> Option<i128> {
        match self.rules.vars[var].kind {
            VarKind::Length { field, level } => {
                (level == 0 || !self.is_absent(field, cell)).then(|| self.field(field).range(level, cell).len() as i128)
            }
            VarKind::Cells { field } => {
                let x = self.field(field).cells[cell];
                if x == NULL {
                    return None;
                }
                Some(match self.rules.vars[var].cell {
                    Cell::Double => (f64::from_bits(x as u64) * self.rules.scale as f64).round() as i128,
                    _ => i128::from(x),
                })
            }
            _ => None,
        }
    }

    /// Whether a row is of another alternative than the column.
    pub fn is_absent(&self, field: usize, row: usize) -> bool {
        match self.rules.tags.get(&field) {
            Some(&(tag, alternative)) => self.field(tag).cells.get(row) != Some(&alternative),
            None => self.shapes[field].get(row) == Some(&false),
        }
    }

    /// Writes down the next element of an array variable.
    pub fn push(&mut self, var: VarId, x: i64) {
        let rules = self.rules;
        match rules.vars[var].kind {
            VarKind::Length { field, level } => {
                let ends = &mut self.field_mut(field).ends[level];
                let last = ends.last().copied().unwrap_or(0);
                ends.push(last + x as u32);
                self.sums[var] += i128::from(x);
            }
            VarKind::Cells { field } => {
                let cell = match rules.vars[var].cell {
                    Cell::Double if x != NULL => (x as f64 / rules.scale as f64).to_bits() as i64,
                    _ => x,
                };
                self.field_mut(field).cells.push(cell);
                if x != NULL {
                    self.sums[var] += i128::from(x);
                }
            }
            _ => {}
        }
    }

    /// The indices of a flat element, outermost first.
    pub fn indices(&self, var: VarId, cell: usize, out: &mut [i64; QUANTIFIERS]) -> usize {
        let v = &self.rules.vars[var];
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = v.kind else { return 0 };
        let value = self.field(field);
        let mut at = cell;
        for level in (0..v.depth).rev() {
            if level == 0 {
                out[0] = at as i64;
                break;
            }
            let parent = value.ends[level].partition_point(|&end| end as usize <= at);
            let start = if parent == 0 { 0 } else { value.ends[level][parent - 1] as usize };
            out[level] = (at - start) as i64;
            at = parent;
        }
        v.depth
    }
}
