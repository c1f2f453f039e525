//! Grids whose cells leave one way: a snake from side to side, a comb of dead ends, rooms with one door.
//!
//! At random, walls leave islands and short ways. A way that turns back again and again is as long as half the grid, and whoever goes right and
//! down alone, or as deep as the way is long, is wrong on it.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "mazes",
    reason: "a grid with one way through its walls: a snake, a comb, rooms with a door",
    is_large: true,
    applies: |facts| {
        facts.all > facts.items
            && facts.items > 2
            && facts.range.hi - facts.range.lo < 128
            && (facts.is_number || facts.is_text)
    },
    value,
    ..OPEN
};

/// The side of a room, with its walls.
const ROOM: usize = 4;

fn value(at: &mut At) -> Option<i64> {
    if at.spot.role != Role::Cell || !at.is_inner || !matches!(at.cell, Cell::Int | Cell::Char) {
        return None;
    }
    let width = at.seen.lengths[1].and_then(|width| usize::try_from(width).ok()).unwrap_or(at.spot.count).max(1);
    let place = at.spot.start + at.spot.index;
    let (row, column, last) = (place / width, place % width, width - 1);
    let is_wall = match at.picks[0] % 3 {
        // A wall in every second row, with a gap at one of its ends in turn.
        0 => row % 2 == 1 && column != if row % 4 == 1 { last } else { 0 },
        // Dead ends along one row.
        1 => row > 0 && column % 2 == 1,
        _ => (row % ROOM == 0 || column % ROOM == 0) && (row + column) % ROOM != 1,
    };
    // Which value is a wall nobody says: the first or the second of two.
    let values = [at.picks[1] % 2, 1 - at.picks[1] % 2];
    Some(at.domain.by_rank((values[usize::from(is_wall)] as u64).min(at.domain.count() - 1)))
}
