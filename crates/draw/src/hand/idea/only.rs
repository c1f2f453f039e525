//! Exactly one pair with the sum that a number of the input asks for, in front, in the middle or last, or one triple.
//!
//! At random no values have such a sum, or many have: whoever leaves out an end, or looks at a part of a long array, finds another pair.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::hand::Role;

pub(super) const FIRST: Idea = Idea {
    name: "only-first",
    reason: "one pair with the sum that is asked for, in front, of two equal values",
    applies: |facts| (LAST.applies)(facts) && facts.ascending.is_none(),
    value: |at| value(at, Sum { parts: 2, is_equal: true }, |_, _| 0),
    ..LAST
};

pub(super) const MIDDLE: Idea = Idea {
    name: "only-middle",
    reason: "one pair with the sum that is asked for, in the middle",
    value: |at| value(at, Sum { parts: 2, is_equal: false }, |count, parts| (count - parts) / 2),
    ..FIRST
};

pub(super) const LAST: Idea = Idea {
    name: "only-last",
    reason: "one pair with the sum that is asked for, at the end",
    is_large: true,
    is_searched: false,
    applies: |facts| facts.is_number && facts.has_wanted && facts.items > 6 && facts.ascending != Some(false),
    value: |at| value(at, Sum { parts: 2, is_equal: false }, |count, parts| count - parts),
    ..OPEN
};

pub(super) const THREE: Idea = Idea {
    name: "only-three",
    reason: "one triple with the sum that is asked for, at the end",
    value: |at| value(at, Sum { parts: 3, is_equal: false }, |count, parts| count - parts),
    ..LAST
};

/// How many values have the sum, and whether they are equal, as far as they can be.
struct Sum {
    parts: usize,
    is_equal: bool,
}

/// Values of which one is as good as another for the largest of those that are not to have the sum.
const SPREAD: u64 = 1 << 10;

/// A number of the input that a few values of its first array have as their sum: at most so many times the largest of them.
pub(super) fn wanted(at: &mut At, most: i128) -> Option<i64> {
    let is_numbers = |field: &usize| at.rules.fields[*field].depth == 1 && at.rules.fields[*field].cell == Cell::Int;
    let range = at.rules.range_of(at.rules.cells_of((0..at.rules.fields.len()).find(is_numbers)?));
    let within = Interval { lo: range.lo.saturating_mul(2).saturating_add(4), hi: range.hi.saturating_mul(most) };
    let within = if at.cell == Cell::Int { at.domain.within(within) } else { return None };
    (!within.is_empty()).then(|| within.nth(at.random.below(within.count())))
}

/// The number that was asked for: the last that is none of the lengths.
pub(super) fn asked_for(at: &At) -> Option<i64> {
    let is_number = at.spot.role == Role::Cell && at.cell == Cell::Int && !at.is_inner;
    at.seen.numbers.last().filter(|(cell, _)| is_number && *cell == Cell::Int).map(|(_, x)| *x)
}

fn value(at: &mut At, Sum { parts, is_equal }: Sum, place: fn(usize, usize) -> usize) -> Option<i64> {
    if at.spot.role == Role::Scalar {
        let sum = wanted(at, 1)?;
        return Some(if is_equal { at.domain.nearest(sum - sum.rem_euclid(2)) } else { sum });
    }
    let sum = i128::from(asked_for(at)?);
    if at.spot.index == 0 {
        // Below this one lie all others: no two of them, and no three, have the sum.
        let (lo, hi) = (i128::from(at.domain.lo()), i128::from(at.domain.hi()));
        let [least, most] = match parts {
            2 if is_equal => [sum - hi, sum.div_euclid(2)],
            2 => [sum - hi, (sum - 1).div_euclid(2)],
            _ => [(sum + 2 - hi).div_euclid(2), sum.div_euclid(3)],
        };
        let least = least.max(lo + parts as i128 - 1);
        let below = u64::try_from(most - least + 1).map_or(0, |count| at.random.below(count.min(SPREAD)));
        let top = if is_equal { most } else { most - i128::from(below) };
        let all = if parts == 2 { vec![top, sum - top] } else { vec![top, top - 1, sum - 2 * top + 1] };
        at.plan.clear();
        at.plan.extend(all.into_iter().filter(|_| most >= least).map(|x| x as i64));
    }
    let lowest = at.plan.iter().rev().nth(1).copied()?;
    let index = at.spot.index.checked_sub(place(at.spot.count, parts.min(at.spot.count)));
    if let Some(part) = index.and_then(|index| at.plan.get(index)) {
        return Some(at.domain.nearest(*part));
    }
    let others = at.domain.within(Interval { lo: i64::MIN.into(), hi: i128::from(lowest) - 1 });
    (!others.is_empty()).then(|| others.nth(at.random.below(others.count())))
}
