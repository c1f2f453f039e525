//! Calls of many keys in turn, before the first of them comes again, while time stands still.
//!
//! Few keys are all remembered, and random ones do not come again: whoever keeps as many as an invented capacity has room for, or looks at the
//! last few alone, is wrong where the round is longer than that.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Atom;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "rounds",
    reason: "calls of ten to two hundred keys in turn, at one time",
    applies: |facts| facts.is_of_calls && facts.all > 2 * ROUNDS[0] as i128,
    length,
    value,
    ..OPEN
};

/// How many keys there are: one more than capacities that people invent.
const ROUNDS: [i64; 7] = [11, 17, 33, 65, 101, 129, 201];
/// Letters of a key.
const LETTERS: i64 = 3;
/// Letters that tell keys apart.
const ALPHABET: u64 = 26;

fn round(at: &At) -> i64 {
    ROUNDS[at.picks[0] % ROUNDS.len()]
}

fn length(at: &mut At) -> Option<i64> {
    let VarKind::Length { field, level } = at.rules.vars[at.spot.var].kind else { return None };
    let is_of_calls = at.rules.fields[field].is_tag() || at.rules.tags.contains_key(&field);
    is_of_calls.then(|| at.domain.nearest(if level == 0 { 2 * round(at) } else { LETTERS }))
}

fn value(at: &mut At) -> Option<i64> {
    let (spot, round) = (at.spot, round(at));
    if spot.role == Role::Scalar {
        // As many as there is room for, or one more.
        return (at.cell == Cell::Int).then(|| at.domain.nearest(round - at.picks[1] as i64 % 2));
    }
    let field = at.rules.field_of_cells(spot.var).filter(|field| at.rules.tags.contains_key(field))?;
    let key = |number: usize| (number as i64 % round) as u64;
    match at.cell {
        Cell::Int if is_in_order(at) => (spot.index > 0).then(|| at.domain.lo()),
        Cell::Int => Some(at.domain.by_rank(key(spot.index) % at.domain.count())),
        Cell::Char if at.rules.fields[field].depth > 1 => {
            let letters = at.domain.count().min(ALPHABET);
            let digit = key(spot.start / spot.count) / letters.pow(spot.index.min(LETTERS as usize) as u32) % letters;
            Some(at.domain.by_rank(digit))
        }
        _ => None,
    }
}

/// Whether each value hangs on those before it, as times do.
fn is_in_order(at: &At) -> bool {
    at.rules.rules.iter().any(|rule| {
        let is_tied = !rule.reach.uniform && !matches!(rule.atom, Atom::Distinct(_));
        is_tied && rule.atom.arrays().contains(&at.spot.var)
    })
}
