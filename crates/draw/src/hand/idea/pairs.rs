//! Half of the values, or all of them, in pairs with the sum that a number of the input asks for.
//!
//! At random few pairs have a sum. Where all of them have it, their count passes 32 bits, and so does the work of whoever lists them.

use super::only::{LAST, asked_for, wanted};
use super::{At, Idea};
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::hand::Role;

pub(super) const ALL: Idea = Idea {
    name: "pairs-all",
    reason: "as many pairs with the sum that is asked for as there can be",
    value: |at| match at.spot.role {
        Role::Scalar => wanted(at, 1),
        _ => asked_for(at).map(|sum| {
            at.domain.nearest(sum.div_euclid(2) + if at.spot.index % 2 == 0 { 0 } else { sum.rem_euclid(2) })
        }),
    },
    ..LAST
};

pub(super) const HALF: Idea = Idea {
    name: "pairs-half",
    reason: "half of the values in pairs with the sum that is asked for",
    value: half,
    ..LAST
};

/// The first half lies below all that has a partner.
fn half(at: &mut At) -> Option<i64> {
    if at.spot.role == Role::Scalar {
        return wanted(at, 1);
    }
    let (sum, is_second) = (asked_for(at)?, at.plan.len() == 1 && at.spot.index > at.spot.count / 2);
    if let (true, Some(first)) = (is_second, at.plan.pop()) {
        return Some(at.domain.nearest(sum.saturating_sub(first)));
    }
    at.plan.clear();
    let below = at.domain.within(Interval { lo: i64::MIN.into(), hi: i128::from(sum.saturating_sub(1)).div_euclid(2) });
    let first = (!below.is_empty()).then(|| below.nth(at.random.below(below.count())))?;
    at.plan.extend((at.spot.index >= at.spot.count / 2).then_some(first));
    Some(first)
}
