//! Items that are equal in a part by which programs order or find them.
//!
//! Rows agree in one column and differ in the others; texts, and numbers as texts, are prefixes of one periodic text (a, ab, aba; 9, 99), but
//! for their last letter (9, 10, 99, 100), so that the order of two hangs on what follows them.

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "keys",
    reason: "items that agree in one column, or texts and numbers that begin alike",
    applies: |facts| facts.is_text && facts.all > facts.items || facts.is_number && facts.all > 1 && facts.far() > 10,
    value,
    ..OPEN
};

/// The longest period, and the most digits.
const PERIOD: u64 = 4;
const DIGITS: u64 = 11;

fn value(at: &mut At) -> Option<i64> {
    match (at.spot.role, at.cell) {
        (Role::Cell, Cell::Char) => {
            let letters = 1 + at.picks[0] as u64 % 3;
            if at.plan.is_empty() {
                *at.plan = (0..=at.random.below(PERIOD)).map(|_| at.simple(letters)).collect();
            }
            let is_open = at.spot.index + 1 == at.spot.count && at.one_in(3);
            (!is_open).then(|| at.domain.nearest(at.plan[at.spot.index % at.plan.len()]))
        }
        (Role::Cell, Cell::Int) if at.picks[1].is_multiple_of(2) => few(at),
        (Role::Cell, Cell::Int) => Some(digits(at)),
        _ => None,
    }
}

/// One of two or three values of a column, in three of four rows.
fn few(at: &mut At) -> Option<i64> {
    if at.one_in(4) {
        return None;
    }
    // Each column has values of its own, so that rows which agree in one do not agree in all.
    let column = at.spot.var + if at.is_inner { at.spot.index } else { 0 };
    let place = (at.picks[0] + 7 * column) as u64 + at.random.below(2 + at.picks[2] as u64 % 2);
    let is_simple = (at.picks[0] + column).is_multiple_of(2);
    Some(if is_simple {
        at.domain.by_rank(place % at.domain.count())
    } else {
        at.domain.nth(place * place % at.domain.count())
    })
}

/// The first digits of a periodic text, or one more than that number.
fn digits(at: &mut At) -> i64 {
    if at.plan.is_empty() {
        *at.plan = (0..=at.random.below(PERIOD)).map(|_| at.random.below(9) as i64 + 1).collect();
    }
    let most = at.domain.hi().max(1).ilog10() as u64 + 1;
    let count = 1 + at.random.below(most.min(DIGITS)) as usize;
    let x = (0..count).fold(0, |x, place| 10 * x + at.plan[place % at.plan.len()]);
    at.domain.nearest(x + i64::from(at.one_in(3)))
}
