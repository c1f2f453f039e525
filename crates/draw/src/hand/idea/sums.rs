//! Neighbours whose sums are a number of the input, one less or one more.
//!
//! At random no sum meets a bound: whoever takes "at most" for "less than", or compares with too few digits, is right by chance.

use super::only::{LAST, asked_for, wanted};
use super::{At, Idea};
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "sums",
    reason: "neighbours whose sums are a number of the input, one less or one more",
    value: |at| value(at, false),
    ..LAST
};

pub(super) const TOTAL: Idea = Idea {
    name: "total",
    reason: "values that together are one more than a number of the input",
    value: |at| value(at, true),
    ..LAST
};

/// More values than these make no sum.
const PARTS_MAX: i64 = 1 << 10;

fn value(at: &mut At, is_total: bool) -> Option<i64> {
    if at.spot.role == Role::Scalar {
        return wanted(at, 8);
    }
    let asked = asked_for(at)?;
    if at.spot.index == 0 || at.plan.len() != 2 || at.plan[0] == 0 {
        let least = asked / at.domain.hi().max(1) + 1;
        let some = least.max(2 + at.random.below(4) as i64).min(PARTS_MAX);
        let (parts, more) = if is_total { (at.spot.count as i64, 2) } else { (some, at.random.below(3) as i64) };
        *at.plan = vec![parts, asked.saturating_add(more - 1)];
    }
    let (parts, sum) = (at.plan[0], at.plan[1]);
    let mean = sum / parts;
    let around = mean.abs_diff(at.domain.lo()).min(mean.abs_diff(at.domain.hi())) / 2;
    let by = at.random.below(2 * around.min(1 << 60) + 1) as i64 - around.min(1 << 60) as i64;
    let x = at.domain.nearest(if parts == 1 { sum } else { mean.saturating_add(by) });
    *at.plan = vec![parts - 1, sum.saturating_sub(x)];
    Some(x)
}
