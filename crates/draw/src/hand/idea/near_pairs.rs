//! Numbers or rows of which two are near or equal, in the middle or at the end, and all others far apart.
//!
//! Of many numbers at random many are near each other, or none: programs that leave out the last ones, or the two sides of a middle, find others.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IN_THE_MIDDLE: Idea = Idea {
    name: "pair-middle",
    reason: "two that are near each other in the middle, and all others far apart",
    value: |at| number(at, |count| count / 2),
    ..PAIR
};

pub(super) const AT_THE_END: Idea = Idea {
    name: "pair-last",
    reason: "two that are near each other at the end, and all others far apart",
    value: |at| number(at, |count| count - 1),
    ..PAIR
};

const PAIR: Idea = Idea {
    is_large: true,
    is_searched: false,
    applies: |facts| {
        let is_wide = facts.range.hi - facts.range.lo >= FAR * facts.all;
        facts.is_number && !facts.is_of_calls && facts.all >= LEAST && is_wide
    },
    ..OPEN
};

/// Numbers are so far apart at least.
const FAR: i128 = 4;
/// Fewer are tried all together.
const LEAST: i128 = 50;

/// In ascending order; the second of the two is the one before it, or one more.
fn number(at: &mut At, second: fn(usize) -> usize) -> Option<i64> {
    if at.spot.role != Role::Cell || at.cell != Cell::Int || at.spot.count == 0 {
        return None;
    }
    let rows = if at.is_inner { at.size(0)? } else { at.spot.count };
    let ((row, column), second) = (at.row_and_column()?, second(rows.max(2)));
    if column > 0 {
        // The two agree in all but their first number.
        let is_one = row == second || row + 1 == second;
        return is_one.then(|| at.domain.nth(at.picks[1] as u64 % at.domain.count()));
    }
    let gap = (i128::from(at.domain.hi()) - i128::from(at.domain.lo())) / rows.max(1) as i128;
    let (steps, more) = if row == second { (row - 1, at.picks[0] % 2) } else { (row, 0) };
    let x = i128::from(at.domain.lo()) + gap * steps as i128 + more as i128;
    (gap >= FAR).then(|| at.domain.nearest(x as i64))
}
