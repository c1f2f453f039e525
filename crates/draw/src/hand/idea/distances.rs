//! Graphs whose edges have lengths: one heavy edge before a long light way, and the longest way that there is.
//!
//! Of lengths at random the way of fewest edges is mostly the shortest one, and no way is as long as what stands for "none" in a program.

use super::{At, Idea, OPEN};
use crate::hand::figure::{Figure, Form, Labels};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const DETOUR: Idea = Idea {
    name: "detour",
    reason: "a heavy edge from the first node to the last, and a light path after it",
    figure: Some(Figure { form: Form::Detour, labels: Labels::InOrder }),
    value: |at| {
        // Light ones are one of so many.
        let light = at.random.below(at.domain.count().min(3));
        length_of_edge(at, |at, row| if row == 0 { at.domain.hi() } else { at.domain.nth(light) })
    },
    ..WEIGHTED
};

pub(super) const FARTHEST: Idea = Idea {
    name: "farthest",
    reason: "a path from the first node to the last, all of its edges as long as can be",
    figure: Some(Figure { form: Form::Path, labels: Labels::InOrder }),
    value: |at| length_of_edge(at, |at, _| at.domain.hi()),
    ..WEIGHTED
};

const WEIGHTED: Idea = Idea { is_large: true, is_searched: false, applies: |facts| facts.has_weights, ..OPEN };

/// As many nodes as there can be, and what stands beside each edge.
fn length_of_edge(at: &mut At, length: impl Fn(&At, usize) -> i64) -> Option<i64> {
    match (at.spot.role, at.cell) {
        (Role::Scalar, Cell::Int) => Some(at.domain.hi()),
        (Role::Cell, Cell::Int) => Some(length(at, at.row_and_column()?.0)),
        _ => None,
    }
}
