//! Rows of two numbers that join two kinds of things: in a chain in which each first choice is wrong, or nearly all with two of the other kind.
//!
//! Of rows at random nearly all things find a partner, and what was chosen first need not be taken back.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::Role;

pub(super) const CHAIN: Idea = Idea {
    name: "chain",
    reason: "rows that join each with the next one of the other kind, and then with its own",
    value: |at| number(at, |row, column| row / 2 + (1 - row % 2) * column),
    ..JOINS
};

pub(super) const HUBS: Idea = Idea {
    name: "hubs",
    reason: "rows that join all with one of two of the other kind",
    value: |at| number(at, |row, column| if row % 2 == column { row / 2 } else { row / 2 % 2 }),
    ..JOINS
};

const JOINS: Idea = Idea {
    is_large: true,
    is_searched: false,
    applies: |facts| {
        // Where each column has a bound of its own, the cells as a whole have none.
        let is_place = facts.range.lo >= 0 && facts.range.hi < MOST.into() || facts.range.lo <= i32::MIN.into();
        facts.is_pair && !facts.is_graph && !facts.is_of_calls && is_place
    },
    length,
    ..OPEN
};

/// Larger numbers are no places of things.
const MOST: u32 = 1 << 20;

/// As many rows as use each number twice.
fn length(at: &mut At) -> Option<i64> {
    let VarKind::Length { field, level: 0 } = at.rules.vars[at.spot.var].kind else { return None };
    let range = at.rules.range_of(at.rules.cells_of(field));
    let each = range.hi - range.lo;
    (each < MOST.into()).then(|| at.domain.nearest(2 * each as i64 + 1))
}

fn number(at: &mut At, number: fn(usize, usize) -> usize) -> Option<i64> {
    match (at.spot.role, at.cell) {
        (Role::Scalar, Cell::Int) => Some(at.domain.hi()),
        (Role::Cell, Cell::Int) if at.domain.count() < MOST.into() => {
            let (row, column) = at.row_and_column()?;
            (column < 2).then(|| at.domain.nearest(at.domain.lo() + number(row, column) as i64))
        }
        _ => None,
    }
}
