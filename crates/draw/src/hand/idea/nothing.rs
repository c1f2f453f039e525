//! Values by which programs mean "nothing", "not seen" and "far".
//!
//! A letter that begins or separates (`'0'`, `' '`, `'#'`), -1 and 0, the largest number of a type, a round number, and the upper end of
//! another number's range: programs take them for what no input has. They are met together, several in a row and beside simple values, and a
//! scalar at its upper end beside few items is what a distance is compared with that nothing has.

use super::super::proportion::node_bounds;
use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "nothing",
    reason: "values that programs use for nothing, and upper ends beside few items",
    applies: |facts| facts.is_number || facts.is_text,
    value,
    ..OPEN
};

/// Characters that stand for nothing in programs, the usual ones first.
const SIGNS: &[u8] = b"0 #*.-_?$@!|,:;&^~1zZA9";
/// Numbers that stand for nothing or for what is far, beside those about a power of 10.
const NUMBERS: [i64; 10] = [0, -1, 1, 2147483647, -2147483648, 0x3f3f3f3f, 0x7f7f7f7f, 1000000007, 998244353, i64::MAX];

fn value(at: &mut At) -> Option<i64> {
    let share = [2, 4, 6, 8][at.picks[2] % 4];
    if at.spot.role == Role::Scalar {
        let slot = at.rules.vars[at.spot.var].slot;
        // How many nodes there are is no threshold.
        let is_count = node_bounds(at.rules).iter().any(|(own, _)| *own == slot);
        return match at.random.below(4) {
            _ if is_count || at.cell != Cell::Int => None,
            0 | 1 => Some(at.domain.hi()),
            2 => special(at),
            _ => None,
        };
    }
    match at.random.below(8) {
        part if part < share => special(at),
        part if part % 4 == 3 => None,
        _ => Some(at.simple(3)),
    }
}

/// One of the two values that mean nothing in this drawing.
fn special(at: &mut At) -> Option<i64> {
    let pick = at.picks[at.random.below(2) as usize];
    let known = match at.cell {
        Cell::Char => SIGNS.iter().map(|&sign| sign.into()).collect(),
        Cell::Int if pick.is_multiple_of(2) => NUMBERS.to_vec(),
        Cell::Int => {
            let powers = (3..19).flat_map(|power| [0, -1, 1].map(|by| 10i64.pow(power) + by));
            let numbers = at.seen.numbers.iter().flat_map(|(_, x)| [*x, x.saturating_sub(1)]);
            powers.flat_map(|x| [x, -x]).chain(numbers).chain([at.domain.hi(), at.domain.lo()]).collect()
        }
        _ => Vec::new(),
    };
    let known = at.legal(&known);
    known.get(pick / 2 % known.len().max(1)).copied()
}
