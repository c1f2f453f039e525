//! Numbers that all leave the same remainder, or one of two that cancel, for a modulus that the input names or that programs use.

use super::{At, Idea, OPEN};

pub(super) const IDEA: Idea = Idea {
    name: "classes",
    reason: "all numbers with the same remainder",
    is_large: true,
    applies: |facts| facts.is_number && facts.items > 1 && facts.far() > 4,
    narrow,
    ..OPEN
};

/// Mostly numbers of many divisors, whose class of 0 is in that of each of them.
const MODULI: [i64; 10] = [3, 7, 11, 13, 26, 60, 120, 1_000, 1_024, 2_520];

fn narrow(at: &mut At) -> Option<(i64, i64)> {
    let fits = |modulus: &i64| (2..=1 << 20).contains(modulus) && *modulus as u64 <= at.domain.count() / 2;
    let named = at.seen.numbers.iter().map(|(_, x)| *x).rfind(fits).filter(|_| at.picks[1].is_multiple_of(2));
    let usual = MODULI.into_iter().filter(fits).count();
    let modulus = named.or_else(|| MODULI[..usual].get(at.picks[0] % usual.max(1)).copied())?;
    // Half of the drawings keep to 0, and some of the others take the opposite remainder too.
    let remainder = if at.picks[2].is_multiple_of(2) { 0 } else { at.picks[2] as i64 % modulus };
    let is_opposite = at.picks[1] % 8 > 5 && at.one_in(2);
    Some((modulus, if is_opposite { (modulus - remainder) % modulus } else { remainder }))
}
