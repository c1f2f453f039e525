//! What the rules leave for one scalar or one element, given what is drawn already.

use super::domain::Domain;
use crate::expr::interval::Interval;
use crate::expr::primes::some_in;
use crate::expr::term::VarId;
use std::ops::Range;
use std::sync::Arc;

/// More values are not listed one by one.
const LISTED_MAX: i64 = 512;

/// The cell that is drawn next, of an array that is drawn cell by cell.
pub struct At<'d> {
    pub var: VarId,
    /// The cell, counted over the whole variable.
    pub cell: usize,
    /// What every cell of the array may be.
    pub base: &'d Domain,
    /// Whether some cells of the array differ by another rule.
    pub differ: bool,
}

/// What rules leave for one value.
#[derive(Clone, Debug)]
pub struct Allowed {
    pub range: Interval,
    /// Values that are not allowed.
    pub removed: Vec<i64>,
    /// Each a modulus and the remainder that a value must have.
    pub remainders: Vec<(i64, i64)>,
    /// The values are among these, in ascending order, where there is a list.
    pub members: Option<Arc<Vec<i64>>>,
    pub prime: bool,
    /// What must still come among some cells: how many of which values.
    owed: Vec<(Range<usize>, i128, Vec<(i64, i64)>)>,
}

impl Allowed {
    /// Everything in a range.
    pub fn new(range: Interval) -> Allowed {
        let (removed, remainders, owed) = (Vec::new(), Vec::new(), Vec::new());
        Allowed { range, removed, remainders, members: None, prime: false, owed }
    }

    /// The part of a domain that is left.
    pub fn apply(&self, base: &Domain) -> Domain {
        let mut domain = base.within(self.range);
        if let Some(members) = &self.members {
            domain = domain.among(members);
        }
        if self.prime && !domain.is_empty() {
            let primes = some_in(Interval::new(domain.lo().into(), domain.hi().into()));
            domain = intersect(&domain, &primes);
        }
        for &(modulus, remainder) in &self.remainders {
            domain = domain.with_remainder(modulus, remainder);
        }
        if self.removed.is_empty() { domain } else { domain.without(&self.removed) }
    }

    /// Leaves what lies in an interval.
    pub fn keep(&mut self, range: Interval) {
        self.range = self.range.meet(range);
    }

    /// Leaves one value; none where it is none.
    pub fn keep_one(&mut self, x: Option<i64>) {
        self.keep(x.map_or(Interval::EMPTY, |x| Interval::point(x.into())));
    }

    /// Leaves the values of a sorted list.
    pub fn keep_members(&mut self, values: &[i64]) {
        self.keep_shared(&Arc::new(values.to_vec()));
    }

    /// Leaves the values of a sorted list that others have too.
    pub fn keep_shared(&mut self, values: &Arc<Vec<i64>>) {
        self.members = Some(match self.members.take() {
            Some(old) => Arc::new(old.iter().copied().filter(|x| values.binary_search(x).is_ok()).collect()),
            None => values.clone(),
        });
    }

    /// Leaves what lies in ascending ranges, as far as that can be said shortly; the check at the end of a drawing says the rest.
    pub fn keep_ranges(&mut self, ranges: &[(i64, i64)]) {
        let (Some(first), Some(last)) = (ranges.first(), ranges.last()) else {
            self.range = Interval::EMPTY;
            return;
        };
        self.keep(Interval::new(first.0.into(), last.1.into()));
        let gaps = ranges.windows(2).map(|pair| (pair[0].1 + 1, pair[1].0 - 1));
        if size(gaps.clone()) <= LISTED_MAX {
            self.removed.extend(gaps.flat_map(|(lo, hi)| lo..=hi));
        } else if size(ranges.iter().copied()) <= LISTED_MAX {
            let listed: Vec<i64> = ranges.iter().flat_map(|&(lo, hi)| lo..=hi).collect();
            self.keep_members(&listed);
        }
    }

    /// Notes that among some cells so many of these values must still come.
    pub fn owe(&mut self, cells: Range<usize>, missing: i128, ranges: &[(i64, i64)]) {
        self.owed.push((cells, missing, ranges.to_vec()));
    }

    /// Leaves room for what must still come, where the wanted kinds exclude each other.
    pub fn settle(&mut self, cell: usize) {
        let owed = std::mem::take(&mut self.owed);
        for (cells, missing, ranges) in &owed {
            let same = || owed.iter().filter(|other| other.0 == *cells);
            let mut union: Vec<(i64, i64)> = same().flat_map(|other| other.2.iter().copied()).collect();
            union.sort_unstable();
            let left = (cells.end - cell) as i128;
            if union.windows(2).all(|pair| pair[0].1 < pair[1].0) {
                if same().map(|other| other.1).sum::<i128>() >= left {
                    self.keep_ranges(&union);
                }
            } else if *missing >= left {
                self.keep_ranges(ranges);
            }
        }
    }
}

/// The values of a domain that a sorted list also has.
pub fn intersect(domain: &Domain, list: &[i64]) -> Domain {
    Domain::list(list.iter().copied().filter(|&x| domain.contains(x)).collect()).with_origin(domain.origin())
}

fn size(ranges: impl Iterator<Item = (i64, i64)>) -> i64 {
    ranges.map(|(lo, hi)| hi.saturating_sub(lo).saturating_add(1)).fold(0, i64::saturating_add)
}

/// The values that lie in none of the ranges.
pub fn complement(ranges: &[(i64, i64)]) -> Vec<(i64, i64)> {
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

/// The same ranges, ascending and apart.
pub fn joined(mut ranges: Vec<(i128, i128)>) -> Vec<(i64, i64)> {
    let clamp = |x: i128| x.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
    let mut joined: Vec<(i64, i64)> = Vec::new();
    ranges.retain(|range| range.0 <= range.1);
    ranges.sort_unstable();
    for (from, to) in ranges {
        match joined.last_mut() {
            Some(before) if i128::from(before.1) + 1 >= from => before.1 = before.1.max(clamp(to)),
            _ => joined.push((clamp(from), clamp(to))),
        }
    }
    joined
}
