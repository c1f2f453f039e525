//! A text that comes once in another one, in the middle or at its end, behind many places where all but its last letter agree.
//!
//! Two texts at random have nothing in common, and two of one shape agree everywhere. Programs that stop before the last place, or that begin
//! anew behind a mismatch, are wrong on neither.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::Role;

pub(super) const IN_THE_MIDDLE: Idea = Idea {
    name: "match-middle",
    reason: "a text that comes once in the other one, in its middle, and often but for its last letter",
    value: |at| letter(at, |letters| letters / 2),
    ..MATCH
};

pub(super) const AT_THE_END: Idea = Idea {
    name: "match-last",
    reason: "a text that comes once in the other one, at its end, and often but for its last letter",
    value: |at| letter(at, |letters| letters - 1),
    ..MATCH
};

const MATCH: Idea =
    Idea { is_large: true, is_searched: false, applies: |facts| facts.texts > 1 && facts.items > 8, length, ..OPEN };

/// The shorter text has three letters and up to so many more.
const MORE: usize = 100;

/// All texts but the one that may be longest, the first of several, are short.
fn is_short(at: &At) -> Option<bool> {
    let most = |field: usize| at.rules.range_of(at.rules.length_of(field, 0)).hi;
    let is_text = |field: &usize| {
        let field = &at.rules.fields[*field];
        field.depth == 1 && field.cell == Cell::Char && !field.is_tag()
    };
    let own = match at.rules.vars[at.spot.var].kind {
        VarKind::Length { field, .. } => field,
        _ => at.rules.field_of_cells(at.spot.var)?,
    };
    let longest = (0..at.rules.fields.len()).rev().filter(is_text).max_by_key(|&field| most(field));
    is_text(&own).then_some(longest != Some(own))
}

fn length(at: &mut At) -> Option<i64> {
    is_short(at)?.then(|| at.domain.nearest((3 + at.picks[0] % MORE) as i64))
}

/// One letter everywhere, and another one where the match ends.
fn letter(at: &mut At, end: fn(usize) -> usize) -> Option<i64> {
    let is_text = at.spot.role == Role::Cell && at.cell == Cell::Char;
    let is_short = is_short(at).filter(|_| is_text && at.domain.count() > 1)?;
    let place = if is_short { at.spot.count - 1 } else { end(at.spot.count) };
    Some(at.domain.by_rank(u64::from(at.spot.index == place)))
}
