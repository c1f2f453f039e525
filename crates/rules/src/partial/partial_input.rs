//! An input while it is being drawn: what is fixed, and what is known of the rest.

use super::allowed::At;
use crate::expr::evaluate::{Growing, Known, cell_of};
use crate::expr::interval::Interval;
use crate::expr::term::{Binding, Index, QUANTIFIERS, Term, VarId};
use crate::expr::variables::{VarKind, Variables};
use crate::narrowing::Ranges;
use crate::values::cells_below;
use ojkit_model::input::{Cell, NULL, Value};
use std::ops::Range;

/// Why a drawing ended without an input: earlier choices left nothing for a later one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rejected;

/// The state of one drawing.
pub struct PartialInput<'a> {
    pub variables: &'a Variables,
    /// Fields outside the repeated block.
    pub outer: Vec<Value>,
    /// Fields of the repetition that is being drawn.
    pub inner: Vec<Value>,
    pub repeat: Option<usize>,
    /// What scalars and elements may be by all that is fixed; a scalar is a point when it is drawn.
    pub ranges: Ranges,
    /// By variable: what single elements may be, where rules between elements say more.
    pub cells: Vec<Vec<Interval>>,
    /// By variable: the sum of what is drawn, kept only where a rule asks for it.
    pub sums: Vec<i128>,
    /// By variable: how many elements were written one by one, with the smallest and the largest; none where some were not.
    pub written: Vec<Option<(usize, i128, i128)>>,
    /// By field: where a tree has nodes, once that is drawn.
    pub shapes: Vec<Shape>,
    pub quantifiers: [i64; QUANTIFIERS],
}

/// The group of cells, such as a text or a row, whose next cell is drawn.
pub struct Group<'i> {
    /// Its first cell, counted over the whole variable.
    start: usize,
    pub cells: &'i [i64],
    /// How many cells come behind the next one.
    pub left: usize,
}

/// What a form knows of a group's cells so far, and how far it has read them.
#[derive(Clone, Debug, Default)]
pub struct Begun<S> {
    start: usize,
    next: usize,
    known: S,
}

impl<S> Begun<S> {
    /// Reads the cells that are new: all of them, behind `begin`, where they are of another group or drawn again.
    pub fn read(&mut self, group: &Group, begin: impl FnOnce(&mut S), mut read: impl FnMut(&mut S, usize)) -> &mut S {
        if self.start != group.start || self.next > group.cells.len() {
            (self.start, self.next) = (group.start, 0);
            begin(&mut self.known);
        }
        (self.next..group.cells.len()).for_each(|at| read(&mut self.known, at));
        self.next = group.cells.len();
        &mut self.known
    }
}

/// Where a tree has nodes.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    /// By place in level order: whether a node stands there, or null.
    pub is_node: Vec<bool>,
    /// How many nodes there are from each place on.
    pub nodes_left: Vec<usize>,
}

impl Known for PartialInput<'_> {
    fn scalar(&self, slot: usize) -> Interval {
        self.ranges.scalars[slot]
    }

    fn element(&self, var: VarId, cell: Option<usize>) -> Interval {
        let Some(cell) = cell else { return Interval::EMPTY };
        if cell < self.done(var) {
            return self.value(var, cell).map_or(Interval::EMPTY, Interval::point);
        }
        self.cells[var].get(cell).copied().unwrap_or(self.ranges.elements[var])
    }

    fn cell(&self, term: &Term) -> Option<usize> {
        let Term::Element { var, indices } = term else { return None };
        cell_of(indices, self.field(self.variables.field_of(*var)?), &self.quantifiers, self)
    }

    fn quantifier(&self, q: usize) -> Interval {
        Interval::point(i128::from(self.quantifiers[q] + self.variables.indices_from))
    }

    fn sum(&self, var: VarId) -> Interval {
        let left = self.open_cells(var) as i128;
        let rest = if left == 0 { Interval::point(0) } else { self.ranges.elements[var].times(Interval::point(left)) };
        Interval::point(self.sums[var]).plus(rest)
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        let count = self.done(var);
        let (lo, hi) = match self.written[var] {
            // Asked at each cell, looking at all before it would take the square of their number.
            Some((written, lo, hi)) if written == count => (Some(lo), Some(hi)),
            _ => {
                let done = (0..count).filter_map(|c| self.value(var, c));
                (done.clone().min(), done.max())
            }
        };
        let open = count < self.total(var);
        let base = self.ranges.elements[var];
        let end = |x: Option<i128>, of: fn(i128, i128) -> i128| match (x, open) {
            (Some(x), true) => Interval { lo: of(x, base.lo), hi: of(x, base.hi) },
            (Some(x), false) => Interval::point(x),
            (None, true) => base,
            (None, false) => Interval::EMPTY,
        };
        (end(lo, i128::min), end(hi, i128::max))
    }

    fn growing(&self, var: VarId) -> Option<Growing> {
        Some(Growing { open: self.open_cells(var), sum: self.sums[var] })
    }
}

impl<'a> PartialInput<'a> {
    /// Nothing drawn yet.
    pub fn new(variables: &'a Variables, ranges: &Ranges) -> PartialInput<'a> {
        PartialInput {
            variables,
            outer: Vec::new(),
            inner: Vec::new(),
            repeat: None,
            ranges: ranges.clone(),
            cells: vec![Vec::new(); variables.vars.len()],
            sums: vec![0; variables.vars.len()],
            written: vec![None; variables.vars.len()],
            shapes: vec![Shape::default(); variables.fields.len()],
            quantifiers: [0; QUANTIFIERS],
        }
    }

    /// The value of a scalar that is drawn.
    pub fn scalar_of(&self, var: VarId) -> i64 {
        self.ranges.scalars[self.variables.vars[var].slot].lo as i64
    }

    /// The value of a field, in the block that is being drawn.
    pub fn field(&self, field: usize) -> &Value {
        if self.variables.repeated_fields[field] { &self.inner[field] } else { &self.outer[field] }
    }

    /// The value of a field, to append to.
    pub fn field_mut(&mut self, field: usize) -> &mut Value {
        if self.variables.repeated_fields[field] { &mut self.inner[field] } else { &mut self.outer[field] }
    }

    /// How many elements of an array variable are drawn.
    pub fn done(&self, var: VarId) -> usize {
        match self.variables.vars[var].kind {
            VarKind::Length { field, level } => self.field(field).ends[level].len(),
            VarKind::Cells { field } => self.field(field).cells.len(),
            _ => 0,
        }
    }

    /// How many elements an array variable will have; 0 while the lengths around it are open.
    pub fn total(&self, var: VarId) -> usize {
        let Some(field) = self.variables.field_of(var) else { return 0 };
        match self.variables.vars[var].depth {
            0 => 1,
            depth => self.field(field).ends[depth - 1].last().map_or(0, |&n| n as usize),
        }
    }

    /// How many elements are still to be drawn that will have a value.
    pub fn open_cells(&self, var: VarId) -> usize {
        let (done, total) = (self.done(var), self.total(var));
        match self.variables.vars[var].kind {
            VarKind::Cells { field } if self.shapes[field].is_node.len() == total && total > 0 => {
                self.shapes[field].nodes_left[done.min(total)]
            }
            _ => total.saturating_sub(done),
        }
    }

    /// A drawn element; none where the row's alternative has no such column.
    pub fn value(&self, var: VarId, cell: usize) -> Option<i128> {
        match self.variables.vars[var].kind {
            VarKind::Length { field, level } => {
                (level == 0 || !self.is_absent(field, cell)).then(|| self.field(field).range(level, cell).len() as i128)
            }
            VarKind::Cells { field } => {
                let x = self.field(field).cells[cell];
                if x == NULL {
                    return None;
                }
                Some(match self.variables.vars[var].cell {
                    Cell::Double => (f64::from_bits(x as u64) * self.variables.scale as f64).round() as i128,
                    _ => i128::from(x),
                })
            }
            _ => None,
        }
    }

    /// Whether a row is of another alternative than the column.
    pub fn is_absent(&self, field: usize, row: usize) -> bool {
        match self.variables.tags.get(&field) {
            Some(&(tag, alternative)) => self.field(tag).cells.get(row) != Some(&alternative),
            None => self.shapes[field].is_node.get(row) == Some(&false),
        }
    }

    /// Writes down the next element of an array variable.
    pub fn push(&mut self, var: VarId, x: i64) {
        let variables = self.variables;
        match variables.vars[var].kind {
            VarKind::Length { field, level } => {
                let ends = &mut self.field_mut(field).ends[level];
                let last = ends.last().copied().unwrap_or(0);
                ends.push(last + x as u32);
                self.sums[var] += i128::from(x);
            }
            VarKind::Cells { field } => {
                let cell = match variables.vars[var].cell {
                    Cell::Double if x != NULL => (x as f64 / variables.scale as f64).to_bits() as i64,
                    _ => x,
                };
                let cells = &mut self.field_mut(field).cells;
                cells.push(cell);
                let count = cells.len();
                let value = i128::from(x);
                self.written[var] = match self.written[var] {
                    _ if x == NULL => None,
                    _ if count == 1 => Some((1, value, value)),
                    Some((before, lo, hi)) if before + 1 == count => Some((count, lo.min(value), hi.max(value))),
                    _ => None,
                };
                if x != NULL {
                    self.sums[var] += value;
                }
            }
            _ => {}
        }
    }

    /// The indices of a flat element, outermost first.
    pub fn indices(&self, var: VarId, cell: usize) -> [i64; QUANTIFIERS] {
        let mut out = [0; QUANTIFIERS];
        let Some(field) = self.variables.field_of(var) else { return out };
        let value = self.field(field);
        let mut at = cell;
        for level in (0..self.variables.vars[var].depth).rev() {
            if level == 0 {
                out[0] = at as i64;
                break;
            }
            let parent = parent_of(&value.ends[level], at);
            let start = if parent == 0 { 0 } else { value.ends[level][parent - 1] as usize };
            out[level] = (at - start) as i64;
            at = parent;
        }
        out
    }

    /// The cells among which a cell is counted; none while their number is open.
    pub fn group_of(&self, var: VarId, group: usize, cell: usize) -> Option<Range<usize>> {
        let value = self.field(self.variables.field_of_cells(var)?);
        let depth = value.ends.len();
        if (group, depth) == (0, 1) {
            let length = *value.ends[0].first()? as usize;
            return (cell < length).then_some(0..length);
        }
        let known = |level: usize| {
            let wanted = if level == 0 { 1 } else { value.ends[level - 1].last().map_or(0, |&n| n as usize) };
            value.ends[level].len() == wanted
        };
        // The row that is being drawn has its length; the ones behind it may not have theirs yet.
        if group + 1 < depth && !(group..depth).all(known) {
            return None;
        }
        let mut item = cell;
        for level in (group..depth).rev() {
            item = parent_of(&value.ends[level], item);
            if item == value.ends[level].len() {
                return None;
            }
        }
        Some(cells_below(value, group, item))
    }

    /// The cells so far of the group of a depth in which the next cell is counted; none while their number is open.
    pub fn group(&self, depth: usize, at: &At) -> Option<Group<'_>> {
        let cells = self.group_of(at.var, depth, at.cell)?;
        Some(Group {
            start: cells.start,
            cells: self.drawn(at.var, cells.start..at.cell),
            left: cells.end - at.cell - 1,
        })
    }

    /// The same of the text or innermost array.
    pub fn innermost(&self, at: &At) -> Option<Group<'_>> {
        self.group(self.variables.vars[at.var].depth.checked_sub(1)?, at)
    }

    /// For a field that is drawn from another one: its cells so far, the other's, and its length; none where the next cell is of a
    /// third field, or where the other one is not drawn yet.
    pub fn drawn_from(&self, at: &At, own: usize, other: usize) -> Option<(&[i64], &[i64], usize)> {
        let is_drawn = self.done(self.variables.cells_of(other)) == self.field(other).len();
        let cells = || &self.field(own).cells[..at.cell];
        (self.variables.cells_of(own) == at.var && is_drawn)
            .then(|| (cells(), &self.field(other).cells[..], self.field(own).len()))
    }

    /// The values of a field, ascending, each once; none where it is not drawn yet.
    pub fn drawn_values(&self, field: usize) -> Option<Vec<i64>> {
        let cells = self.variables.cells_of(field);
        let has_length = self.field(field).ends.first().is_some_and(|lengths| !lengths.is_empty());
        (has_length && self.done(cells) == self.total(cells)).then(|| {
            let mut values = self.field(field).cells.clone();
            values.sort_unstable();
            values.dedup();
            values
        })
    }

    /// The drawn cells of a group of an array.
    pub fn drawn(&self, var: VarId, cells: Range<usize>) -> &[i64] {
        self.variables.field_of_cells(var).map_or(&[], |field| &self.field(field).cells[cells])
    }

    /// Runs over the values of the quantifiers that are not bound yet.
    pub fn each(&mut self, bindings: &[Binding], bound: &mut [bool; QUANTIFIERS], f: &mut dyn FnMut(&Self)) {
        let Some((binding, rest)) = bindings.split_first() else { return f(self) };
        if bound[binding.quantifier] {
            return self.each(rest, bound, f);
        }
        let n = self.items(binding.var, &binding.prefix);
        bound[binding.quantifier] = true;
        for i in -binding.offset..n as i64 - binding.offset {
            self.quantifiers[binding.quantifier] = i;
            self.each(rest, bound, f);
        }
        bound[binding.quantifier] = false;
    }

    /// How many items the array behind these indices has.
    fn items(&self, var: VarId, prefix: &[Index]) -> usize {
        let Some(field) = self.variables.field_of(var) else { return 0 };
        let length = self.variables.of_field[field][prefix.len()];
        let at = self.cell(&Term::Element { var: length, indices: prefix.to_vec() });
        let value = self.field(field);
        at.filter(|&at| at < value.ends[prefix.len()].len()).map_or(0, |at| value.range(prefix.len(), at).len())
    }
}

/// Which item holds a cell, by where the items end: while an array is drawn item by item, mostly the last one.
fn parent_of(ends: &[u32], cell: usize) -> usize {
    match ends {
        [.., before, last] if *before as usize <= cell && cell < *last as usize => ends.len() - 1,
        _ => ends.partition_point(|&end| end as usize <= cell),
    }
}
