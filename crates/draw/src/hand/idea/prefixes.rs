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

/// The last letter of a text, or of the last word where no text is to be cut, is another one.
fn value(at: &mut At) -> Option<i64> {
    let has_text = at.rules.fields.iter().any(|field| field.depth == 1 && field.cell == Cell::Char);
    let end = at.spot.start + at.spot.count;
    let is_last_word = at.seen.lengths[0] == Some(at.plan.len() as i64) && at.plan.iter().sum::<i64>() == end as i64;
    let is_other =
        (!at.is_inner || is_last_word && !has_text) && at.spot.index + 1 == at.spot.count && at.domain.count() > 1;
    (at.spot.role == Role::Cell && at.cell == Cell::Char).then(|| at.domain.by_rank(u64::from(is_other)))
}
