//! An order in which the middle of each part is its largest value, so that quicksort with that pivot compares all pairs.
//!
//! Each choice of pivots that is fixed has such an order (M. D. McIlroy, "A Killer Adversary for Quicksort", Software: Practice and Experience
//! 29, 1999); for the first and the last they are sorted and reversed arrays, which are shapes.

use super::{Idea, OPEN};

pub(super) const IDEA: Idea = Idea {
    name: "quicksort",
    reason: "an order in which the pivot is always the largest",
    is_large: true,
    applies: |facts| facts.is_number && facts.items >= 1_000 && facts.far() >= 1_000,
    arrange,
    ..OPEN
};

/// Brings values into that order: without its largest value, each part is the order for one value less.
fn arrange(values: &mut [i64]) {
    values.sort_unstable();
    (1..values.len()).for_each(|last| values.swap(last / 2, last));
}
