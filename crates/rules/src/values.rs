//! The values of an input while its rules are checked, with all names worked out.

use crate::expr::evaluate::{Known, cell_of};
use crate::expr::interval::Interval;
use crate::expr::term::{Binding, QUANTIFIERS, Term, VarId};
use crate::expr::variables::{VarKind, Variables};
use ojkit_model::constraint::Operator;
use ojkit_model::input::{Cell, NULL, Part, Place, Value};
use std::ops::Range;

/// Where an input breaks a rule, and how.
pub type Broken = Option<(Place, String)>;

/// The values of one repetition (or of the whole input) with all names known.
pub struct Values<'a> {
    pub variables: &'a Variables,
    /// The fields outside the repeated block, by field.
    pub outer: &'a [Value],
    /// The fields of one repetition, by field.
    pub inner: Option<&'a [Value]>,
    pub repeat: Option<usize>,
    /// By slot.
    pub scalars: Vec<i128>,
    pub quantifiers: [i64; QUANTIFIERS],
}

impl Known for Values<'_> {
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
        let (VarKind::Length { field, .. } | VarKind::Cells { field }) = self.variables.vars[*var].kind else {
            return None;
        };
        cell_of(indices, self.field(field), &self.quantifiers, self)
    }

    fn quantifier(&self, q: usize) -> Interval {
        Interval::point(i128::from(self.quantifiers[q] + self.variables.indices_from))
    }

    fn sum(&self, var: VarId) -> Interval {
        Interval::point((0..self.count(var)).filter_map(|c| self.value(var, c)).sum())
    }

    fn extremes(&self, var: VarId) -> (Interval, Interval) {
        let all = || (0..self.count(var)).filter_map(|c| self.value(var, c));
        let end = |x: Option<i128>| x.map_or(Interval::EMPTY, Interval::point);
        (end(all().min()), end(all().max()))
    }

    fn is_complete(&self) -> bool {
        true
    }
}

impl<'a> Values<'a> {
    /// The value of a field.
    pub fn field(&self, field: usize) -> &'a Value {
        match self.inner {
            Some(inner) if self.variables.repeated_fields[field] => &inner[field],
            _ => &self.outer[field],
        }
    }

    /// Runs over all values of these quantifiers until something is found.
    pub fn each(&mut self, bindings: &[Binding], find: &mut dyn FnMut(&Self) -> Broken) -> Broken {
        let Some((binding, rest)) = bindings.split_first() else { return find(self) };
        for i in self.range_of(binding) {
            self.quantifiers[binding.quantifier] = i;
            if let Some(broken) = self.each(rest, find) {
                return Some(broken);
            }
        }
        None
    }

    /// The values of a quantifier, given those before it.
    pub fn range_of(&self, binding: &Binding) -> Range<i64> {
        let Some(field) = self.variables.field_of(binding.var) else { return 0..0 };
        let length = self.variables.of_field[field][binding.prefix.len()];
        match self.cell(&Term::Element { var: length, indices: binding.prefix.clone() }) {
            Some(at) => {
                let n = self.field(field).range(binding.prefix.len(), at).len() as i64;
                -binding.offset..n - binding.offset
            }
            None => 0..0,
        }
    }

    /// The cells of each group of an array: of the whole array at depth 0, of each row at depth 1.
    pub fn groups(&self, var: VarId, depth: usize) -> impl Iterator<Item = Group<'a>> {
        let field = self.variables.field_of_cells(var);
        let value = field.map(|field| self.field(field));
        let count = match (value, depth) {
            (None, _) => 0,
            (Some(_), 0) => 1,
            (Some(value), _) => value.ends[depth - 1].last().map_or(0, |&n| n as usize),
        };
        let field = field.unwrap_or_default();
        (0..count).filter_map(move |item| {
            let value = value?;
            Some(Group { field, depth, item, cells: &value.cells[cells_below(value, depth, item)] })
        })
    }

    /// The first text or innermost array with which something is wrong, and that behind its name.
    pub fn wrong_text(&self, var: VarId, wrong: impl Fn(&[i64]) -> Option<String>) -> Broken {
        let field = self.variables.field_of_cells(var)?;
        let value = self.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let mut items = (0..value.ends[level].len()).filter(|&item| !self.is_absent(field, level, item));
        let (index, wrong) = items.find_map(|item| Some((item, wrong(&value.cells[value.range(level, item)])?)))?;
        let message = format!("`{}` {wrong}", self.variables.fields[field].name);
        Some((self.place_of(field, Part::Length { level, index }), message))
    }

    /// The place of a group, and how messages call it.
    pub fn whose(&self, group: &Group) -> (Place, String) {
        let field = group.field;
        let part = Part::Length { level: group.depth, index: if group.depth == 0 { 0 } else { group.item } };
        let place = Place { repeat: self.repeat.filter(|_| self.variables.repeated_fields[field]), field, part };
        let name = &self.variables.fields[field].name;
        (place, if group.depth == 0 { format!("`{name}`") } else { format!("item {} of `{name}`", group.item + 1) })
    }

    /// How many elements an array variable has.
    pub fn count(&self, var: VarId) -> usize {
        match self.variables.vars[var].kind {
            VarKind::Length { field, level } => self.field(field).ends[level].len(),
            VarKind::Cells { field } => self.field(field).cells.len(),
            _ => 1,
        }
    }

    /// One element; none for a column that its row's alternative does not have.
    pub fn value(&self, var: VarId, cell: usize) -> Option<i128> {
        match self.variables.vars[var].kind {
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

    /// Whether a row is of another alternative, which has no such column.
    pub fn is_absent(&self, field: usize, level: usize, item: usize) -> bool {
        match self.variables.tags.get(&field) {
            Some(&(tag, alternative)) if level == 1 => self.field(tag).cells.get(item) != Some(&alternative),
            _ => false,
        }
    }

    /// A scalar that the input itself states.
    pub fn stated(&self, kind: &VarKind) -> Option<i128> {
        match *kind {
            VarKind::Name | VarKind::Repeats | VarKind::Shape { .. } => None,
            VarKind::Nodes { field } => Some(self.field(field).cells.iter().filter(|&&x| x != NULL).count() as i128),
            VarKind::Length { field, .. } => Some(self.field(field).len() as i128),
            VarKind::Cells { field } => Some(self.field(field).cells.first().map_or(0, |&x| i128::from(x))),
        }
    }

    /// A term over numbers with a point, unscaled.
    pub fn float(&self, term: &Term) -> Option<f64> {
        let scale = self.variables.scale as f64;
        let read = |var: VarId, x: i64| match self.variables.vars[var].cell {
            Cell::Double => f64::from_bits(x as u64),
            _ => x as f64,
        };
        Some(match term {
            Term::Int(x) => *x as f64 / scale,
            Term::Scalar(slot) => {
                let var = self.variables.vars.iter().position(|v| v.depth == 0 && v.slot == *slot)?;
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

/// The cells of one group of an array.
pub struct Group<'a> {
    pub field: usize,
    pub depth: usize,
    /// The item, counted over its depth.
    pub item: usize,
    pub cells: &'a [i64],
}

/// The cells below the items of a depth, each group's in a row.
pub fn cells_below(value: &Value, group: usize, item: usize) -> Range<usize> {
    let mut range = item..item + 1;
    for ends in &value.ends[group..] {
        let behind = |at: usize| if at == 0 { 0 } else { ends[at - 1] as usize };
        range = behind(range.start)..behind(range.end);
    }
    range
}
