//! Grids whose cells leave one way: a snake from side to side, a comb of dead ends, rooms with a door, a spiral; or none from one half to the other.
//!
//! At random, walls leave islands and short ways. A way that turns back again and again is as long as half the grid, and whoever goes right and
//! down alone, or as deep as the way is long, is wrong on it.

use super::{At, Idea, OPEN};
use ojkit_model::constraint::Comparison;
use ojkit_model::input::Cell;
use ojkit_rules::Rules;
use ojkit_rules::expr::term::{Term, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::hand::Role;

pub(super) const MAZES: Idea = Idea { value: |at| value(at, at.picks[0] % 2, false), ..GRID };
pub(super) const ROOMS: Idea =
    Idea { name: "rooms", reason: "a grid of rooms with a door in each wall", value: |at| value(at, 2, false), ..GRID };
pub(super) const SPIRALS: Idea =
    Idea { name: "spirals", reason: "a grid with one way that winds inwards", value: |at| value(at, 3, false), ..GRID };
pub(super) const HALVES: Idea = Idea {
    name: "halves",
    reason: "a grid in two halves with no way between them",
    value: |at| value(at, at.picks[0] % 4, true),
    ..GRID
};

const GRID: Idea = Idea {
    name: "mazes",
    reason: "a grid with one way through its walls: a snake, or a comb of dead ends",
    is_large: true,
    applies: |facts| facts.is_grid && facts.items >= WIDTH_MIN && facts.range.hi - facts.range.lo < 128,
    ..OPEN
};

/// Rows that are shorter are no maze, and often edges.
const WIDTH_MIN: i128 = 5;

/// The side of a room, with a wall.
const ROOM: usize = 4;

/// What lines say that the rows of arrays are as long as.
fn widths(rules: &Rules) -> impl Iterator<Item = (VarId, &Term)> {
    let sides = rules.rules.iter().filter_map(|rule| match &rule.atom {
        Atom::Compare(compare) if compare.op == Comparison::Equal => Some(compare.sides()),
        _ => None,
    });
    sides.flatten().filter_map(|(side, _, other)| match side {
        Term::Element { var, .. } if matches!(rules.vars[*var].kind, VarKind::Length { level: 1, .. }) => {
            Some((*var, other))
        }
        _ => None,
    })
}

/// Whether a field is rows of one length.
pub(super) fn is_grid(rules: &Rules, field: usize) -> bool {
    let one = &rules.fields[field];
    let rows = rules.of_field[field].get(1).filter(|_| one.depth == 2 && matches!(one.cell, Cell::Int | Cell::Char));
    rows.is_some_and(|&var| rules.range_of(var).single().is_some() || widths(rules).any(|(own, _)| own == var))
}

fn value(at: &mut At, figure: usize, is_halved: bool) -> Option<i64> {
    let own = Term::Scalar(at.rules.vars[at.spot.var].slot);
    if at.spot.role == Role::Scalar && widths(at.rules).any(|(_, width)| *width == own) {
        return Some(at.domain.hi());
    }
    if at.spot.role != Role::Cell || !at.is_inner || !matches!(at.cell, Cell::Int | Cell::Char) {
        return None;
    }
    let side = |level: usize| at.seen.lengths[level].and_then(|side| usize::try_from(side).ok());
    let width = side(1).unwrap_or(at.spot.count).max(1);
    let height = side(0).unwrap_or(width);
    let place = at.spot.start + at.spot.index;
    let (row, column, last) = (place / width, place % width, width - 1);
    // How far from the border.
    let ring = row.min(column).min(last - column).min(height.saturating_sub(row + 1));
    let is_wall = match figure {
        _ if is_halved && row == height / 2 => true,
        // A wall in every second row, with a gap at one of its ends in turn.
        0 => row % 2 == 1 && column != if row % 4 == 1 { last } else { 0 },
        // Dead ends along one row.
        1 => row > 0 && column % 2 == 1,
        2 => (row % ROOM == ROOM - 1 || column % ROOM == ROOM - 1) && !(row + column).is_multiple_of(ROOM),
        // Rings, each closed and opened inwards below its first corner.
        _ => (ring % 2 == 1) != (row == column + 1 && ring == column),
    };
    let [wall, free] = [b'#', b'.'].map(i64::from);
    if at.cell == Cell::Char && at.domain.contains(wall) && at.domain.contains(free) {
        // A start and an end are other letters: what is not drawn of them stands at the end.
        let is_other = !is_wall && ((place == 0 && at.one_in(2)) || at.one_in((width * height / 2 + 1) as u64));
        let other = if is_other { at.domain.nth(at.random.below(at.domain.count())) } else { free };
        return Some(match other {
            _ if is_wall => wall,
            other if other == wall => free,
            other => other,
        });
    }
    // Which value is a wall nobody says: the first or the second of two.
    let values = [at.picks[1] % 2, 1 - at.picks[1] % 2];
    Some(at.domain.by_rank((values[usize::from(is_wall)] as u64).min(at.domain.count() - 1)))
}
