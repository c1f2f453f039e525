//! How many cells are of a kind, and whether a text is missing from an array.

use super::check::{Broken, compare};
use super::frame::Frame;
use super::interval::bounds;
use super::rules::{Term, VarId, VarKind};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::{Part, Place, Value};
use std::ops::Range;

/// Whether a cell lies in one of some ascending ranges.
pub(crate) fn lies_in(ranges: &[(i64, i64)], x: i64) -> bool {
    let at = ranges.partition_point(|&(_, hi)| hi < x);
    ranges.get(at).is_some_and(|&(lo, _)| lo <= x)
}

/// The cells below the items of a depth, each group's in a row.
pub(crate) fn cells_below(value: &Value, group: usize, item: usize) -> Range<usize> {
    let mut range = item..item + 1;
    for ends in &value.ends[group..] {
        let behind = |at: usize| if at == 0 { 0 } else { ends[at - 1] as usize };
        range = behind(range.start)..behind(range.end);
    }
    range
}

impl Frame<'_> {
    pub(super) fn check_count(
        &self,
        var: VarId,
        group: usize,
        ranges: &[(i64, i64)],
        op: Comparison,
        bound: &Term,
    ) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        let bound = bounds(bound, self).single()?;
        let groups = if group == 0 { 1 } else { value.ends[group - 1].last().map_or(0, |&n| n as usize) };
        for item in 0..groups {
            let cells = &value.cells[cells_below(value, group, item)];
            let count = cells.iter().filter(|&&x| lies_in(ranges, x)).count() as i128;
            if compare(count.cmp(&bound), op) {
                continue;
            }
            let part = if group == 0 {
                Part::Length { level: 0, index: 0 }
            } else {
                Part::Length { level: group, index: item }
            };
            let place = Place { repeat: self.repeat.filter(|_| self.rules.repeated_fields[field]), field, part };
            let name = &self.rules.fields[field].name;
            let whose = if group == 0 { format!("`{name}`") } else { format!("item {} of `{name}`", item + 1) };
            return Some((place, format!("{whose} has {count} of them")));
        }
        None
    }

    pub(super) fn check_count_remainder(
        &self,
        var: VarId,
        group: usize,
        ranges: &[(i64, i64)],
        modulus: i64,
        remainder: i64,
    ) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        for item in 0..self.groups_of(field, group) {
            let cells = &value.cells[cells_below(value, group, item)];
            let count = cells.iter().filter(|&&x| lies_in(ranges, x)).count() as i64;
            if count.rem_euclid(modulus) != remainder {
                let (place, whose) = self.whose(field, group, item);
                return Some((place, format!("{whose} has {count} of them")));
            }
        }
        None
    }

    pub(super) fn check_run(&self, var: VarId, group: usize, ranges: &[(i64, i64)], most: i64) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        for item in 0..self.groups_of(field, group) {
            let cells = &value.cells[cells_below(value, group, item)];
            let longest = cells.split(|&x| !lies_in(ranges, x)).map(<[i64]>::len).max().unwrap_or(0);
            if longest as i64 > most {
                let (place, whose) = self.whose(field, group, item);
                return Some((place, format!("{whose} has {longest} of them side by side")));
            }
        }
        None
    }

    /// How many groups of a depth a field has.
    pub(super) fn groups_of(&self, field: usize, group: usize) -> usize {
        match group {
            0 => 1,
            _ => self.field(field).ends[group - 1].last().map_or(0, |&n| n as usize),
        }
    }

    /// The place of a group, and how messages call it.
    pub(super) fn whose(&self, field: usize, group: usize, item: usize) -> (Place, String) {
        let part = Part::Length { level: group, index: if group == 0 { 0 } else { item } };
        let place = Place { repeat: self.repeat.filter(|_| self.rules.repeated_fields[field]), field, part };
        let name = &self.rules.fields[field].name;
        (place, if group == 0 { format!("`{name}`") } else { format!("item {} of `{name}`", item + 1) })
    }

    pub(super) fn check_holds(&self, array: usize, text: usize) -> Broken {
        let (texts, wanted) = (self.field(array), &self.field(text).cells);
        let found = (0..texts.ends[1].len()).any(|item| texts.cells[texts.range(1, item)] == wanted[..]);
        let names = (&self.rules.fields[array].name, &self.rules.fields[text].name);
        (!found).then(|| (self.whole(text), format!("`{}` is no item of `{}`", names.1, names.0)))
    }

    pub(super) fn check_lacks(&self, array: usize, text: usize) -> Broken {
        let (texts, wanted) = (self.field(array), &self.field(text).cells);
        let found = (0..texts.ends[1].len()).find(|&item| texts.cells[texts.range(1, item)] == wanted[..])?;
        let place = Place { repeat: self.repeat, field: array, part: Part::Length { level: 1, index: found } };
        let names = (&self.rules.fields[array].name, &self.rules.fields[text].name);
        Some((place, format!("item {} of `{}` is `{}`", found + 1, names.0, names.1)))
    }
}
