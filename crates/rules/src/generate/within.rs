//! Arrays that are drawn from another one: parts of it, or its elements in another order; and arrays that rise and fall.

use super::canvas::Canvas;
use super::count::restrict;
use super::narrow::Says;
use crate::validate::interval::Interval;
use crate::validate::rules::{Atom, VarId, VarKind};
use ojkit_model::constraint::{Form, Within};
use std::collections::BTreeMap;
use std::ops::Range;

/// So many places are looked at for the next element of a part.
const WINDOW_MAX: usize = 4_096;

/// Where the array that is being drawn lies in the other one.
#[derive(Clone, Debug, Default)]
pub(super) struct Lying {
    /// The first cell that is not taken yet.
    next: usize,
    /// Behind the place of the last cell, where gaps are allowed.
    behind: usize,
    /// Where the part may begin, where none are.
    starts: Vec<usize>,
    /// How many of each value are left.
    left: BTreeMap<i64, usize>,
}

/// Whether the array that is being drawn has fallen so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slope {
    start: usize,
    /// The first cell that is not looked at yet.
    next: usize,
    has_fallen: bool,
}

impl Canvas<'_> {
    /// What the other array leaves for the next cell; it is drawn already.
    pub fn other_says(&mut self, var: VarId, cell: usize, rule: usize, says: &mut Says) {
        let all = self.rules;
        let (own, other, how) = match all.rules[rule].atom {
            Atom::Within { part, whole, how } => (part, whole, Some(how)),
            Atom::Rearranged { first, second } => (second, first, None),
            _ => return,
        };
        if all.cells_of(own) != var || self.done(all.cells_of(other)) != self.field(other).len() {
            return;
        }
        if self.lying.is_empty() {
            self.lying = vec![Lying::default(); all.rules.len()];
        }
        let mut lying = std::mem::take(&mut self.lying[rule]);
        let (drawn, whole) = (&self.field(own).cells, &self.field(other).cells);
        let length = self.field(own).len();
        if cell == 0 || lying.next > cell {
            lying = Lying::default();
            match how {
                None => whole.iter().for_each(|&x| *lying.left.entry(x).or_default() += 1),
                Some(Within::Subsequence) => {}
                Some(Within::Substring) => lying.starts = (0..=whole.len().saturating_sub(length)).collect(),
                Some(Within::Suffix) => lying.starts = vec![whole.len().saturating_sub(length)],
            }
        }
        for (at, &x) in drawn.iter().enumerate().take(cell).skip(lying.next) {
            match how {
                None => {
                    if let Some(left) = lying.left.get_mut(&x) {
                        *left = left.saturating_sub(1);
                    }
                }
                Some(Within::Subsequence) => {
                    let found = whole[lying.behind.min(whole.len())..].iter().position(|&y| y == x);
                    lying.behind = found.map_or(whole.len() + 1, |found| lying.behind + found + 1);
                }
                Some(_) => lying.starts.retain(|&start| whole.get(start + at) == Some(&x)),
            }
        }
        lying.next = cell;
        let mut members: Vec<i64> = match how {
            None => lying.left.iter().filter(|&(_, &left)| left > 0).map(|(&x, _)| x).collect(),
            Some(Within::Subsequence) => {
                // Enough must be left behind the element for the others.
                let last = (whole.len() + cell + 1).saturating_sub(length);
                let window = lying.behind..last.min(lying.behind + WINDOW_MAX);
                whole.get(window).unwrap_or_default().to_vec()
            }
            Some(_) => {
                lying.starts.iter().take(WINDOW_MAX).filter_map(|start| whole.get(start + cell).copied()).collect()
            }
        };
        members.sort_unstable();
        members.dedup();
        says.members = Some(match says.members.take() {
            Some(old) => old.into_iter().filter(|x| members.binary_search(x).is_ok()).collect(),
            None => members,
        });
        self.lying[rule] = lying;
    }

    /// What is left for the next cell of an array that is sorted and rotated, or rises and then falls.
    pub fn order_says(&mut self, var: VarId, cell: usize, form: Form, array: Range<usize>, says: &mut Says) {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let mut slope = self.slopes[var];
        if slope.start != array.start || slope.next > cell || slope.next <= array.start {
            slope = Slope { start: array.start, next: array.start + 1, has_fallen: false };
        }
        let drawn = &self.field(field).cells[array.start..cell];
        let unseen = drawn.get(slope.next - 1 - array.start..).unwrap_or_default();
        slope.has_fallen |= unseen.windows(2).any(|w| w[0] > w[1]);
        slope.next = slope.next.max(cell);
        let has_fallen = slope.has_fallen;
        let (lo, hi) = (self.base[var].lo, self.base[var].hi);
        let left = (array.len() - drawn.len()) as i128 - 1;
        let last = drawn.last().map(|&x| i128::from(x));
        let mut ranges: Vec<(i128, i128)> = Vec::new();
        match form {
            Form::Rotated => {
                // Where all differ, each cell leaves enough values for those behind it.
                let strict = i128::from(self.differs(var));
                match (drawn.first().map(|&x| i128::from(x)), last) {
                    (Some(first), Some(last)) if has_fallen => {
                        ranges.push((last + strict, first - strict * (left + 1)))
                    }
                    (Some(first), Some(last)) => {
                        ranges.push((lo, (first - strict * (left + 1)).min(last - 1)));
                        ranges.push((last + strict, hi + strict * ((first - lo).max(0) - left).min(0)));
                    }
                    _ => ranges.push((lo, hi)),
                }
            }
            Form::Mountain => {
                let rises = (left - (hi - lo)).max(1);
                if let Some(last) = last
                    && (has_fallen || drawn.len() > 1)
                {
                    ranges.push((lo + left, last - 1));
                }
                if !has_fallen {
                    let from = last.map_or(lo, |last| last + 1);
                    // Either it rises on from here, or this is the peak.
                    if rises < left {
                        ranges.push((from, hi - rises));
                    }
                    if last.is_some() && left > 0 {
                        ranges.push((from.max(lo + left), hi));
                    }
                }
            }
            _ => return,
        }
        let mut joined: Vec<(i64, i64)> = Vec::new();
        ranges.retain(|range| range.0 <= range.1);
        ranges.sort_unstable();
        for (from, to) in ranges {
            let clamp = |x: i128| x.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
            match joined.last_mut() {
                Some(before) if i128::from(before.1) + 1 >= from => before.1 = before.1.max(clamp(to)),
                _ => joined.push((clamp(from), clamp(to))),
            }
        }
        if joined.is_empty() {
            says.range = Interval::EMPTY;
        } else {
            restrict(says, &joined);
        }
        self.slopes[var] = slope;
    }

    /// Whether all elements of a flat array differ.
    fn differs(&self, var: VarId) -> bool {
        self.rules.rules.iter().any(|rule| match &rule.atom {
            Atom::Distinct { fields, item, group: 0 } => {
                fields.len() == 1 && *item == 1 && self.rules.cells_of(fields[0]) == var
            }
            _ => false,
        })
    }
}
