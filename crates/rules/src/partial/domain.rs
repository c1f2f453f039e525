//! The values that may be chosen at one place, and their order from simple to odd.

use super::removed::{Removed, gcd};
use crate::expr::interval::Interval;
use std::sync::Arc;

/// A set of whole numbers: a range in steps, without some holes, or a list.
///
/// Its values have two orders: by size ([`Domain::nth`]), and by simplicity ([`Domain::by_rank`]): what is nearest to the
/// origin first (0, or `'a'` among letters), then outwards, above before below.
#[derive(Clone, Debug)]
pub struct Domain {
    first: i64,
    step: i64,
    /// How many values the range has, holes included.
    width: u64,
    /// Where values are that are not in the set; shared, as the same ones are taken out again and again while they grow.
    holes: Option<Arc<Removed>>,
    /// Which of the holes lie in the range: the first one, and how many.
    window: (usize, usize),
    /// A list of values, sorted; it then replaces the range, which is of indices. Shared, as every choice begins with a copy of it.
    list: Option<Arc<Vec<i64>>>,
    origin: i64,
}

impl Domain {
    /// Nothing.
    pub fn empty() -> Domain {
        Domain { first: 0, step: 1, width: 0, holes: None, window: (0, 0), list: None, origin: 0 }
    }

    /// All numbers of an interval, within 64 bits.
    pub fn interval(range: Interval) -> Domain {
        let lo = range.lo.max(i64::MIN as i128 + 1);
        let hi = range.hi.min(i64::MAX as i128);
        if lo > hi {
            return Domain::empty();
        }
        Domain { first: lo as i64, width: (hi - lo + 1) as u64, ..Domain { step: 1, ..Domain::empty() } }
    }

    /// The numbers of an interval with this remainder.
    pub fn congruent(range: Interval, modulus: i64, remainder: i64) -> Domain {
        let m = i128::from(modulus);
        let lo = range.lo.max(i64::MIN as i128 + 1);
        let hi = range.hi.min(i64::MAX as i128);
        let first = lo + (i128::from(remainder) - lo).rem_euclid(m);
        if first > hi {
            return Domain::empty();
        }
        Domain { first: first as i64, step: modulus, width: ((hi - first) / m + 1) as u64, ..Domain::empty() }
    }

    /// A sorted list, each value once.
    pub fn list(values: Vec<i64>) -> Domain {
        Domain { width: values.len() as u64, list: Some(Arc::new(values)), ..Domain::empty() }
    }

    /// The values of a list; none where it is a range.
    #[inline]
    fn listed(&self) -> &[i64] {
        self.list.as_deref().map_or(&[], Vec::as_slice)
    }

    /// Leaves the values of a list that fit; false where it is a range.
    fn retain(&mut self, fits: impl Fn(i64) -> bool) -> bool {
        let Some(list) = self.list.as_mut().filter(|list| !list.is_empty()) else { return false };
        Arc::make_mut(list).retain(|&x| fits(x));
        self.width = list.len() as u64;
        true
    }

    /// The values that a sorted list also has; where it has no others, the list itself.
    pub fn among(&self, list: &Arc<Vec<i64>>) -> Domain {
        let has_all =
            self.as_range().is_some() && [list.first(), list.last()].iter().flatten().all(|&&x| self.contains(x));
        let list = match has_all {
            true => list.clone(),
            false => Arc::new(list.iter().copied().filter(|&x| self.contains(x)).collect()),
        };
        Domain { width: list.len() as u64, list: Some(list), origin: self.origin, ..Domain::empty() }
    }

    /// Sets what counts as simplest.
    pub fn with_origin(mut self, origin: i64) -> Domain {
        self.origin = origin;
        self
    }

    /// Removes values; those that are not in the set do not matter.
    pub fn without(mut self, holes: &[i64]) -> Domain {
        if self.list.is_some() {
            let mut sorted = holes.to_vec();
            sorted.sort_unstable();
            self.retain(|x| sorted.binary_search(&x).is_err());
        } else {
            holes.iter().for_each(|&hole| self.remove(hole));
        }
        self
    }

    /// Whether both are one list, and not two with the same values.
    pub fn is_same_list(&self, other: &Domain) -> bool {
        matches!((&self.list, &other.list), (Some(own), Some(list)) if Arc::ptr_eq(own, list) && self.origin == other.origin)
    }

    /// How many values of the range are not in the set.
    pub fn holes(&self) -> usize {
        self.window.1
    }

    /// The range with its holes filled.
    pub fn filled(&self) -> Domain {
        Domain { holes: None, window: (0, 0), list: self.list.clone(), ..*self }
    }

    /// Removes many values without looking at each, where fewer were removed before.
    pub fn without_all(mut self, holes: &Arc<Removed>) -> Domain {
        if holes.count() == 0 || self.width == 0 {
            return self;
        }
        if self.retain(|x| !holes.contains(x)) {
            return self;
        }
        if !holes.are_in_steps(self.first, self.step) || self.window.1 > holes.count() {
            holes.iter().for_each(|hole| self.remove(hole));
            return self;
        }
        let own: Vec<i64> = self.each_hole().collect();
        let last = (i128::from(self.first) + (i128::from(self.width) - 1) * i128::from(self.step)) as i64;
        let from = holes.rank(self.first);
        let count = holes.leading(from, holes.count(), |_, hole| hole <= last);
        let mut left = self.with_window(holes, from, count);
        own.into_iter().for_each(|hole| left.remove(hole));
        left
    }

    fn with_window(mut self, holes: &Arc<Removed>, from: usize, count: usize) -> Domain {
        (self.holes, self.window) = if count > 0 { (Some(holes.clone()), (from, count)) } else { (None, (0, 0)) };
        self
    }

    /// Removes one value.
    pub fn remove(&mut self, hole: i64) {
        if !self.listed().is_empty() {
            if let (Ok(at), Some(list)) = (self.listed().binary_search(&hole), &mut self.list) {
                Arc::make_mut(list).remove(at);
                self.width -= 1;
            }
        } else if self.in_range(hole) {
            let all = self.holes.as_ref().map_or(0, |holes| holes.count());
            if self.window != (0, all) {
                let mut own = Removed::default();
                self.each_hole().for_each(|hole| assert!(own.insert(hole), "holes are there once"));
                (self.holes, self.window) = (Some(Arc::new(own)), (0, self.window.1));
            }
            let own = Arc::make_mut(self.holes.get_or_insert_default());
            self.window.1 += usize::from(own.insert(hole));
        }
    }

    /// The holes of the range, from small to large.
    fn each_hole(&self) -> impl Iterator<Item = i64> + '_ {
        let (from, count) = self.window;
        self.holes.iter().flat_map(|holes| holes.iter()).skip(from).take(count)
    }

    /// How many holes of the range are below a value.
    #[inline]
    fn holes_below(&self, x: i64) -> u64 {
        let (from, count) = self.window;
        self.holes.as_ref().map_or(0, |holes| holes.leading(from, from + count, |_, hole| hole < x)) as u64
    }

    /// What counts as simplest.
    pub fn origin(&self) -> i64 {
        self.origin
    }

    fn in_range(&self, x: i64) -> bool {
        let d = i128::from(x) - i128::from(self.first);
        if self.step == 1 {
            return d >= 0 && d < i128::from(self.width);
        }
        d >= 0 && d % i128::from(self.step) == 0 && d / i128::from(self.step) < i128::from(self.width)
    }

    /// How many values there are.
    #[inline]
    pub fn count(&self) -> u64 {
        self.width - self.window.1 as u64
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Whether it is a range without holes in steps of 1: its first value and how many there are.
    #[inline]
    pub fn as_range(&self) -> Option<(i64, u64)> {
        (self.listed().is_empty() && self.holes.is_none() && self.step == 1).then_some((self.first, self.width))
    }

    /// The value with this index in order of size; the index is below [`Domain::count`].
    #[inline]
    pub fn nth(&self, index: u64) -> i64 {
        if !self.listed().is_empty() {
            return self.listed()[index as usize];
        }
        let at = |i: u64| (i128::from(self.first) + i128::from(i) * i128::from(self.step)) as i64;
        let Some(holes) = &self.holes else { return at(index) };
        // The holes before the value shift it: a hole lies before it if the value's place without that hole would reach it.
        let (from, count) = self.window;
        let shift = holes.leading(from, from + count, |place, hole| hole <= at(index + (place - from) as u64));
        at(index + shift as u64)
    }

    /// The index of a value in order of size.
    pub fn index_of(&self, x: i64) -> Option<u64> {
        if !self.listed().is_empty() {
            return self.listed().binary_search(&x).ok().map(|i| i as u64);
        }
        if !self.in_range(x) {
            return None;
        }
        if self.holes.as_ref().is_some_and(|holes| holes.contains(x)) {
            return None;
        }
        let d = i128::from(x) - i128::from(self.first);
        let place = if self.step == 1 { d } else { d / i128::from(self.step) };
        Some(place as u64 - self.holes_below(x))
    }

    fn count_below(&self, x: i128) -> u64 {
        if !self.listed().is_empty() {
            return self.listed().partition_point(|&y| i128::from(y) < x) as u64;
        }
        let d = x - i128::from(self.first);
        let step = i128::from(self.step);
        let places = (d + step - 1).div_euclid(step).clamp(0, self.width.into()) as u64;
        let holes = if x > i128::from(i64::MAX) {
            self.window.1 as u64
        } else {
            self.holes_below(x.max(i64::MIN.into()) as i64)
        };
        places - holes
    }

    /// Whether a value is in the set.
    pub fn contains(&self, x: i64) -> bool {
        self.index_of(x).is_some()
    }

    /// The smallest value.
    pub fn lo(&self) -> i64 {
        self.nth(0)
    }

    /// The largest value.
    pub fn hi(&self) -> i64 {
        self.nth(self.count() - 1)
    }

    /// The values with indices from `from` to below `to`, in order of size.
    pub fn slice(&self, from: u64, to: u64) -> Domain {
        if from >= to {
            return Domain::empty();
        }
        if !self.listed().is_empty() {
            return Domain::list(self.listed()[from as usize..to as usize].to_vec()).with_origin(self.origin);
        }
        let (lo, hi) = (self.nth(from), self.nth(to - 1));
        let width = ((i128::from(hi) - i128::from(lo)) / i128::from(self.step) + 1) as u64;
        let part = Domain { first: lo, width, window: (0, 0), holes: None, list: None, ..*self };
        let Some(holes) = &self.holes else { return part };
        let skipped = self.holes_below(lo) as usize;
        part.with_window(holes, self.window.0 + skipped, self.holes_below(hi) as usize - skipped)
    }

    /// The values of the set that lie in an interval.
    pub fn within(&self, range: Interval) -> Domain {
        if self.is_empty() || range.is_empty() || range.lo > i128::from(self.hi()) || range.hi < i128::from(self.lo()) {
            return Domain::empty();
        }
        if range.lo <= i128::from(self.lo()) && i128::from(self.hi()) <= range.hi {
            return self.clone();
        }
        if self.listed().is_empty() && self.holes.is_none() && self.step == 1 {
            let own = Interval::new(self.lo().into(), self.hi().into());
            return Domain::interval(own.meet(range)).with_origin(self.origin);
        }
        self.slice(self.count_below(range.lo), self.count_below(range.hi + 1))
    }

    /// The values of the set with this remainder; a long range in other steps is combined, not walked.
    pub fn with_remainder(&self, modulus: i64, remainder: i64) -> Domain {
        if self.is_empty() {
            return Domain::empty();
        }
        if !self.listed().is_empty() {
            let fits = |x: &i64| x.rem_euclid(modulus) == remainder;
            return Domain::list(self.listed().iter().copied().filter(fits).collect()).with_origin(self.origin);
        }
        // The first value of the steps with the remainder, if any comes within `modulus` steps.
        let fits = |i: i128| {
            (i128::from(self.first) + i * i128::from(self.step)).rem_euclid(i128::from(modulus))
                == i128::from(remainder)
        };
        let steps = i128::from(modulus) / gcd(i128::from(modulus), i128::from(self.step));
        let limit = steps.min(i128::from(self.width)).min(REMAINDER_STEPS_MAX);
        // In steps of one it is known where they come.
        let known = (i128::from(remainder) - i128::from(self.first)).rem_euclid(i128::from(modulus));
        let start =
            if self.step == 1 { Some(known).filter(|&i| i < limit && fits(i)) } else { (0..limit).find(|&i| fits(i)) };
        let Some(start) = start else { return Domain::empty() };
        let first = i128::from(self.first) + start * i128::from(self.step);
        let width = (i128::from(self.width) - 1 - start) / steps + 1;
        let Ok(step) = i64::try_from(i128::from(self.step) * steps) else {
            return Domain::list(vec![first as i64]).with_origin(self.origin);
        };
        let mut out = Domain {
            first: first as i64,
            step,
            width: width as u64,
            holes: None,
            window: (0, 0),
            list: None,
            origin: self.origin,
        };
        self.each_hole().for_each(|hole| out.remove(hole));
        out
    }

    /// The value nearest to this one; the smaller of two.
    pub fn nearest(&self, x: i64) -> i64 {
        self.nth(self.nearest_index(x))
    }

    fn nearest_index(&self, x: i64) -> u64 {
        let count = self.count();
        if self.listed().is_empty() && self.holes.is_none() {
            let d = i128::from(x) - i128::from(self.first);
            let step = i128::from(self.step);
            return ((d + step / 2).div_euclid(step)).clamp(0, i128::from(count) - 1) as u64;
        }
        let lo = self.count_below(x.into());
        if lo == count {
            return count - 1;
        }
        let above = i128::from(self.nth(lo)) - i128::from(x);
        if lo > 0 && i128::from(x) - i128::from(self.nth(lo - 1)) <= above { lo - 1 } else { lo }
    }

    /// The index of the simplest value.
    #[inline]
    fn center(&self) -> u64 {
        if self.listed().is_empty() && self.holes.is_none() && self.first >= self.origin {
            return 0;
        }
        self.nearest_index(self.origin)
    }

    /// Around an origin that is no value, two values may be as far from it: the place in order of simplicity, or the one beside it, so that
    /// the one above comes first there too.
    #[inline]
    fn above_first(&self, center: u64, rank: u64) -> u64 {
        if self.holes.is_none() {
            return rank;
        }
        let is_tie = |center: u64| {
            let (below, above) = (i128::from(self.nth(center)), i128::from(self.nth(center + 1)));
            let origin = i128::from(self.origin);
            below < origin && above - origin == origin - below
        };
        let is_pair = rank / 2 <= center && center + rank / 2 + 1 < self.count();
        if is_pair && is_tie(center) { rank ^ 1 } else { rank }
    }

    /// The value with this place in order of simplicity; 0 is the simplest.
    #[inline]
    pub fn by_rank(&self, rank: u64) -> i64 {
        let center = self.center();
        let rank = self.above_first(center, rank);
        if center == 0 {
            return self.nth(rank);
        }
        let above = self.count() - 1 - center;
        let near = center.min(above);
        let index = if rank <= 2 * near {
            if rank % 2 == 1 { center + rank.div_ceil(2) } else { center - rank / 2 }
        } else if above > center {
            rank
        } else {
            self.count() - 1 - rank
        };
        self.nth(index)
    }
}

impl PartialEq for Domain {
    fn eq(&self, other: &Domain) -> bool {
        let range = |d: &Domain| (d.first, d.step, d.width, d.origin);
        range(self) == range(other) && self.listed() == other.listed() && self.each_hole().eq(other.each_hole())
    }
}

impl Eq for Domain {}

/// Moduli are far smaller; a larger one is searched only this far.
const REMAINDER_STEPS_MAX: i128 = 1 << 20;
