//! Words of one letter, each longer than the one before, and texts of this letter that end with another one.
//!
//! Such a text can be cut into words in as many ways as powers of two, and in none to its end: whoever remembers nothing tries all of them.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "prefixes",
    reason: "words of one letter, each longer than the one before, and texts of it that end with another one",
    is_large: true,
    applies: |facts| facts.is_text && facts.all > facts.items && facts.items > 2,
    length,
    value,
    ..OPEN
};

/// As many words as there are lengths of one, and each longer than the one before.
fn length(at: &mut At) -> Option<i64> {
    let VarKind::Length { field, level } = at.rules.vars[at.spot.var].kind else { return None };
    if at.rules.fields[field].depth < 2 {
        return None;
    }
    if level == 0 {
        at.plan.clear();
        let letters = at.rules.range_of(at.rules.of_field[field][1]);
        return i64::try_from(letters.hi - letters.lo.max(1) + 1).ok().map(|count| at.domain.nearest(count));
    }
    let letters = at.plan.last().map_or(at.domain.lo().max(1), |before| before + 1);
    at.plan.push(letters);
    Some(at.domain.nearest(letters))
}

fn value(at: &mut At) -> Option<i64> {
    let is_last = at.spot.index + 1 == at.spot.count && !at.is_inner;
    (at.spot.role == Role::Cell && at.cell == Cell::Char)
        .then(|| at.domain.by_rank(u64::from(is_last && at.domain.count() > 1)))
}
