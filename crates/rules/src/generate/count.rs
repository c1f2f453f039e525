//! Counted values while an array is drawn: what is left to be placed, and what there may be no more of.

use super::canvas::Canvas;
use super::narrow::Says;
use crate::validate::count::{cells_below, lies_in};
use crate::validate::form::{closers, closing};
use crate::validate::interval::{Interval, bounds};
use crate::validate::rules::{Atom, VarId, VarKind};
use ojkit_model::constraint::Comparison;
use std::ops::Range;

/// How many counted cells a group has so far.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    start: usize,
    /// The first cell that is not counted yet.
    next: usize,
    count: i128,
}

/// The brackets of a text that are open so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Open {
    var: VarId,
    start: usize,
    /// The first letter that is not read yet.
    next: usize,
    closers: Vec<i64>,
}

/// More values are not listed one by one.
const LISTED_MAX: i64 = 512;

impl Canvas<'_> {
    /// What the counting rules of an array say of its next cell.
    pub fn counts_say(&mut self, var: VarId, cell: usize, rules: &[usize], says: &mut Says) {
        let all = self.rules;
        // What must still come, where the wanted kinds exclude each other.
        let mut owed: Vec<(Range<usize>, i128, Vec<(i64, i64)>)> = Vec::new();
        for &r in rules {
            if let Atom::CountRemainder { group, ranges, modulus, remainder, .. } = &all.rules[r].atom {
                let Some(cells) = self.group_of(var, *group, cell) else { continue };
                let count = self.tallied(r, var, cells.start, cell, ranges);
                let wanted = (i128::from(*remainder) - count).rem_euclid(i128::from(*modulus));
                let left = (cells.end - cell) as i128;
                // What must still come has to fit.
                if wanted >= left {
                    restrict(says, ranges);
                } else if wanted == 0 && left < i128::from(*modulus) {
                    restrict(says, &complement(ranges));
                }
                continue;
            }
            if let Atom::Run { group, ranges, most, .. } = &all.rules[r].atom {
                let VarKind::Cells { field } = all.vars[var].kind else { continue };
                let Some(cells) = self.group_of(var, *group, cell) else { continue };
                let before = &self.field(field).cells[cells.start..cell];
                let most = usize::try_from(*most).unwrap_or(usize::MAX);
                if before.len() >= most && before[before.len() - most..].iter().all(|&x| lies_in(ranges, x)) {
                    restrict(says, &complement(ranges));
                }
                continue;
            }
            let Atom::Count { group, ranges, op, bound, .. } = &all.rules[r].atom else { continue };
            let Some(cells) = self.group_of(var, *group, cell) else { continue };
            let Some(bound) = bounds(bound, self).single() else { continue };
            let count = self.tallied(r, var, cells.start, cell, ranges);
            let (least, most) = match op {
                Comparison::Less => (0, bound - 1),
                Comparison::LessEqual => (0, bound),
                Comparison::Greater => (bound + 1, i128::MAX),
                Comparison::GreaterEqual => (bound, i128::MAX),
                Comparison::Equal => (bound, bound),
                Comparison::NotEqual => continue,
            };
            if count >= most {
                restrict(says, &complement(ranges));
            }
            if count < least {
                owed.push((cells, least - count, ranges.clone()));
            }
        }
        for k in 0..owed.len() {
            let (cells, _, _) = &owed[k];
            let same = || owed.iter().filter(|other| other.0 == *cells);
            let mut union: Vec<(i64, i64)> = same().flat_map(|other| other.2.iter().copied()).collect();
            union.sort_unstable();
            let left = (cells.end - cell) as i128;
            if union.windows(2).all(|pair| pair[0].1 < pair[1].0) {
                if same().map(|other| other.1).sum::<i128>() >= left {
                    restrict(says, &union);
                }
            } else if owed[k].1 >= left {
                restrict(says, &owed[k].2);
            }
        }
    }

    /// What open brackets leave for the next letter of a text.
    pub fn brackets_say(&mut self, var: VarId, cell: usize, text: Range<usize>, says: &mut Says) {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return };
        let mut open = std::mem::take(&mut self.open);
        if open.var != var || open.start != text.start || !(text.start..=cell).contains(&open.next) {
            open = Open { var, start: text.start, next: text.start, closers: Vec::new() };
        }
        for &letter in &self.field(field).cells[open.next..cell] {
            match closing(letter) {
                Some(close) => open.closers.push(close),
                None if open.closers.last() == Some(&letter) => {
                    open.closers.pop();
                }
                None => {}
            }
        }
        open.next = cell;
        let left = text.end - cell;
        if open.closers.len() >= left {
            let last = open.closers.last().map_or(Interval::EMPTY, |&close| Interval::point(close.into()));
            says.range = says.range.meet(last);
        } else {
            says.holes.extend(closers().filter(|close| open.closers.last() != Some(close)));
            if open.closers.len() + 2 > left {
                says.holes.extend((0..128).filter(|&letter| closing(letter).is_some()));
            }
        }
        self.open = open;
    }

    /// The cells among which a cell is counted; none while their number is open.
    pub fn group_of(&self, var: VarId, group: usize, cell: usize) -> Option<Range<usize>> {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        let depth = value.ends.len();
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
            item = value.ends[level].partition_point(|&end| end as usize <= item);
            if item == value.ends[level].len() {
                return None;
            }
        }
        Some(cells_below(value, group, item))
    }

    fn tallied(&mut self, rule: usize, var: VarId, start: usize, cell: usize, ranges: &[(i64, i64)]) -> i128 {
        if self.tallies.is_empty() {
            self.tallies = vec![Tally::default(); self.rules.rules.len()];
        }
        let mut tally = self.tallies[rule];
        if tally.start != start || tally.next > cell || tally.next < start {
            tally = Tally { start, next: start, count: 0 };
        }
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return 0 };
        let drawn = &self.field(field).cells[tally.next..cell];
        tally.count += drawn.iter().filter(|&&x| lies_in(ranges, x)).count() as i128;
        tally.next = cell;
        self.tallies[rule] = tally;
        tally.count
    }
}

/// The values that lie in none of the ranges.
fn complement(ranges: &[(i64, i64)]) -> Vec<(i64, i64)> {
    let mut out = Vec::new();
    let mut next = Some(i64::MIN);
    for &(lo, hi) in ranges {
        if let Some(from) = next.filter(|&from| from < lo) {
            out.push((from, lo - 1));
        }
        next = hi.checked_add(1);
    }
    out.extend(next.map(|from| (from, i64::MAX)));
    out
}

/// Leaves what lies in the ranges, as far as that can be said shortly; the check at the end of a drawing says the rest.
pub(super) fn restrict(says: &mut Says, ranges: &[(i64, i64)]) {
    let (Some(first), Some(last)) = (ranges.first(), ranges.last()) else {
        says.range = Interval::EMPTY;
        return;
    };
    says.range = says.range.meet(Interval::new(first.0.into(), last.1.into()));
    let gaps = ranges.windows(2).map(|pair| (pair[0].1 + 1, pair[1].0 - 1));
    let size: i64 = gaps.clone().map(|(lo, hi)| hi.saturating_sub(lo).saturating_add(1)).fold(0, i64::saturating_add);
    if size <= LISTED_MAX {
        says.holes.extend(gaps.flat_map(|(lo, hi)| lo..=hi));
        return;
    }
    let size: i64 = ranges.iter().map(|&(lo, hi)| hi.saturating_sub(lo).saturating_add(1)).fold(0, i64::saturating_add);
    if size <= LISTED_MAX {
        let listed: Vec<i64> = ranges.iter().flat_map(|&(lo, hi)| lo..=hi).collect();
        says.members = Some(match says.members.take() {
            Some(old) => old.into_iter().filter(|x| listed.binary_search(x).is_ok()).collect(),
            None => listed,
        });
    }
}
