//! Counts and numbers whose ratios floating point rounds to another result.
//!
//! Of `n` items exactly `k` are one value, where `k / n * 100` is less than the percentage in one of the two usual precisions; and numbers are
//! neighbours near their upper end, so that `k / n` and `(k + 1) / (n + 1)` are one floating-point number.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "ratios",
    reason: "counts and numbers whose ratios floating point rounds",
    applies: |facts| facts.is_number && facts.far() >= WIDE.into() || facts.items >= 25,
    length,
    value,
    ..OPEN
};

/// Ranges in which neighbours are too close for 32 bits.
const WIDE: u64 = 1 << 13;

/// Often one whose shares are whole percentages that no binary fraction is.
fn length(at: &mut At) -> Option<i64> {
    let whole = 25 * (1 + at.random.below(8)) as i64;
    (at.domain.contains(whole) && at.one_in(2)).then_some(whole)
}

fn value(at: &mut At) -> Option<i64> {
    let (spot, domain) = (at.spot, at.domain);
    if at.cell == Cell::Int && domain.count() >= WIDE {
        let top = [domain.hi(), domain.hi() / 2, 1 << 24, 1 << 53][at.picks[0] % 4];
        return Some(domain.nearest(top.saturating_sub(at.random.below(4) as i64)));
    }
    if spot.role != Role::Cell || !matches!(at.cell, Cell::Int | Cell::Char) {
        return None;
    }
    // The first cell of a column may be in a row that has none.
    if spot.index == 0 || at.plan.is_empty() {
        let tries: Vec<u64> = (0..64).map(|_| at.random.below(spot.count as u64 + 1)).collect();
        let share = tries.iter().find(|&&k| is_rounded(k, spot.count as u64)).unwrap_or(&tries[0]);
        let named = at.seen.numbers.iter().rfind(|(cell, x)| *cell == at.cell && domain.contains(*x));
        let counted = named.map_or(domain.by_rank(0), |(_, x)| *x);
        *at.plan = vec![*share as i64, counted, domain.nearest(counted.saturating_sub(1))];
        if at.plan[2] == counted {
            at.plan[2] = domain.nearest(counted.saturating_add(1));
        }
    }
    // The first number of the plan is how many of the counted value are still to come.
    let is_counted = (at.random.below(spot.count.saturating_sub(spot.index).max(1) as u64) as i64) < at.plan[0];
    at.plan[0] -= i64::from(is_counted);
    Some(domain.nearest(at.plan[if is_counted { 1 } else { 2 }]))
}

/// Whether `k / n * 100`, rounded down, is wrong in 32 or in 64 bits.
fn is_rounded(k: u64, n: u64) -> bool {
    let exact = k * 100 / n;
    (k as f32 / n as f32 * 100.0) as u64 != exact || (k as f64 / n as f64 * 100.0) as u64 != exact
}
